/**
 * Shares partitions out evenly, so that as few as possible change hands: every member keeps what it has, up to its share.
 * `owned`: what each member says it has; where two say the same, the first has it.
 */
export function share<Member>(
  partitions: readonly number[],
  owned: ReadonlyMap<Member, readonly number[]>,
): Map<Member, number[]> {
  const members = [...owned.keys()];
  const free = new Set(partitions);
  const [least, more] = [Math.floor(partitions.length / members.length), partitions.length % members.length];
  const shares = new Map<Member, number[]>(members.map((member) => [member, []]));
  let extra = more;
  for (const member of members) {
    const kept = (owned.get(member) ?? []).filter((partition) => free.has(partition));
    const most = kept.length > least && extra > 0 ? least + 1 : least;
    if (most > least) extra--;
    for (const partition of kept.slice(0, most)) {
      free.delete(partition);
      shares.get(member)?.push(partition);
    }
  }
  for (const partition of [...free].sort((one, other) => one - other)) smallest(shares).push(partition);
  return shares;
}

function smallest(shares: ReadonlyMap<unknown, number[]>): number[] {
  return [...shares.values()].reduce((one, other) => (other.length < one.length ? other : one));
}
