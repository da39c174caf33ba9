/**
 * Kafka's default partitioner (org.apache.kafka.common.utils.Utils.murmur2): murmur2 of the key's bytes, sign bit
 * cleared, modulo the partitions; so a key has the same partition in either Log.
 */
export function partitionOfKey(key: string | Uint8Array, partitions: number): number {
  return (murmur2(typeof key === 'string' ? Buffer.from(key) : key) & 0x7fffffff) % partitions;
}

const SEED = 0x9747b28c;
const M = 0x5bd1e995;

/** MurmurHash2, 32 bits, as a signed integer. */
export function murmur2(bytes: Uint8Array): number {
  const length = bytes.length;
  const whole = length & ~3;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  let hash = SEED ^ length;
  for (let at = 0; at < whole; at += 4) {
    const word = Math.imul(view.getInt32(at, true), M);
    hash = Math.imul(hash, M) ^ Math.imul(word ^ (word >>> 24), M);
  }
  if (length > whole) {
    for (let at = length - 1; at >= whole; at--) hash ^= view.getUint8(at) << (8 * (at - whole));
    hash = Math.imul(hash, M);
  }
  hash = Math.imul(hash ^ (hash >>> 13), M);
  return hash ^ (hash >>> 15);
}
