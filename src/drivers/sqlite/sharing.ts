/**
 * Shares partitions among members: everybody has equally many, or one more, and as few as possible change hands. `held`
 * is what each member has; the answer, in the same order, what each is to have.
 */
export function evenShares(partitions: readonly number[], held: readonly (readonly number[])[]): number[][] {
  const least = Math.floor(partitions.length / held.length);
  // those who have most keep the odd ones
  const byCount = held.map((_, member) => member).sort((a, b) => (held[b]?.length ?? 0) - (held[a]?.length ?? 0));
  const odd = new Set(byCount.slice(0, partitions.length % held.length));
  const quota = (member: number): number => least + (odd.has(member) ? 1 : 0);
  const shares = held.map((own, member) => own.slice(0, quota(member)));
  const kept = new Set(shares.flat());
  const free = partitions.filter((partition) => !kept.has(partition));
  for (const [member, share] of shares.entries()) share.push(...free.splice(0, quota(member) - share.length));
  return shares;
}
