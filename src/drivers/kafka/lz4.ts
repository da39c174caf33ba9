import { Output } from './output.ts';

const MAGIC = 0x184d2204;
const STORED = 0x80000000;

/**
 * Decompresses an LZ4 frame, without its checksums: the brokers saw them already. Throws TooLarge where it is more than `most` bytes.
 * https://github.com/lz4/lz4/blob/dev/doc/lz4_Frame_format.md
 */
export function decompressLz4(bytes: Buffer, most: number): Buffer {
  if (bytes.readUInt32LE(0) !== MAGIC) throw new Error('not an LZ4 frame');
  const flags = bytes.readUInt8(4);
  const [hasSize, hasDictionary, hasChecksums] = [flags & 0x08, flags & 0x01, flags & 0x10];
  const output = new Output(4 * bytes.length, most);
  // magic, two bytes of flags, what they announce, a checksum
  let at = 7 + (hasSize ? 8 : 0) + (hasDictionary ? 4 : 0);
  for (;;) {
    const size = bytes.readUInt32LE(at);
    if (size === 0) return output.bytes;
    const length = size >= STORED ? size - STORED : size;
    const block = bytes.subarray(at + 4, at + 4 + length);
    if (size >= STORED) output.append(block);
    else readBlock(block, output);
    at += 4 + length + (hasChecksums ? 4 : 0);
  }
}

/** Literals and a repetition by turns; a block ends with literals. https://github.com/lz4/lz4/blob/dev/doc/lz4_Block_format.md */
function readBlock(block: Buffer, output: Output): void {
  let at = 0;
  const lengthFrom = (nibble: number) => {
    let length = nibble;
    if (nibble === 15) {
      let byte: number;
      do {
        byte = block.readUInt8(at++);
        length += byte;
      } while (byte === 255);
    }
    return length;
  };
  while (at < block.length) {
    const token = block.readUInt8(at++);
    const literals = lengthFrom(token >> 4);
    output.append(block.subarray(at, at + literals));
    at += literals;
    if (at >= block.length) return;
    const distance = block.readUInt16LE(at);
    at += 2;
    output.repeat(distance, lengthFrom(token & 15) + 4);
  }
}
