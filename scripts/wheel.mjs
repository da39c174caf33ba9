// Reads members out of a wheel (a zip file without encryption or zip64), with node built-ins only.
import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The bytes of one member; throws where there is none of this name. */
export function member(wheel, name) {
  for (const entry of entries(wheel)) {
    if (entry.name === name) return unpack(wheel, entry);
  }
  throw new Error(`the package has no ${name}`);
}

function* entries(wheel) {
  const end = wheel.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || wheel.length - end < END_BYTES || wheel.readUInt32LE(end) !== END) throw new Error('no zip file');
  let at = wheel.readUInt32LE(end + 16);
  for (let left = wheel.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (wheel.readUInt32LE(at) !== ENTRY) throw new Error('the zip file is damaged');
    const nameBytes = wheel.readUInt16LE(at + 28);
    yield {
      method: wheel.readUInt16LE(at + 10),
      packed: wheel.readUInt32LE(at + 20),
      start: wheel.readUInt32LE(at + 42),
      name: wheel.toString('utf8', at + 46, at + 46 + nameBytes),
    };
    at += 46 + nameBytes + wheel.readUInt16LE(at + 30) + wheel.readUInt16LE(at + 32);
  }
}

function unpack(wheel, { method, packed, start }) {
  const from = start + 30 + wheel.readUInt16LE(start + 26) + wheel.readUInt16LE(start + 28);
  const bytes = wheel.subarray(from, from + packed);
  return method === DEFLATED ? inflateRawSync(bytes) : bytes;
}
