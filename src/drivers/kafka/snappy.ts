import { Output } from './output.ts';

/** How Java's clients begin: blocks with their lengths before them. Others write a single block. */
const FRAMED = Buffer.from([0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0x00]);
const FRAME_HEAD_BYTES = 16;

/** Decompresses Snappy, framed or not. Throws TooLarge where it is more than `most` bytes. */
export function decompressSnappy(bytes: Buffer, most: number): Buffer {
  const output = new Output(4 * bytes.length, most);
  if (!bytes.subarray(0, FRAMED.length).equals(FRAMED)) {
    readBlock(bytes, output);
    return output.bytes;
  }
  for (let at = FRAME_HEAD_BYTES; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    readBlock(bytes.subarray(at + 4, at + 4 + length), output);
    at += 4 + length;
  }
  return output.bytes;
}

/** https://github.com/google/snappy/blob/main/format_description.txt */
function readBlock(block: Buffer, output: Output): void {
  let at = 0;
  // the length of what comes out, seven bits a byte, which the elements say as well
  while (block.readUInt8(at++) >= 0x80);
  while (at < block.length) {
    const tag = block.readUInt8(at++);
    const upper = tag >> 2;
    const kind = tag & 3;
    if (kind === 0) {
      const more = Math.max(0, upper - 59);
      const length = (more === 0 ? upper : block.readUIntLE(at, more)) + 1;
      at += more;
      output.append(block.subarray(at, at + length));
      at += length;
    } else if (kind === 1) {
      output.repeat(((tag >> 5) << 8) | block.readUInt8(at++), (upper & 7) + 4);
    } else {
      const width = kind === 2 ? 2 : 4;
      output.repeat(block.readUIntLE(at, width), upper + 1);
      at += width;
    }
  }
}
