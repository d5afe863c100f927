/**
 * What the same call has made before; else what it makes now. Sent twice at once, the second is refused for what the first one did
 * between its look and its checks: whatever it is refused for, it looks once more.
 */
export async function madeOnce<T>(look: () => Promise<T | undefined>, make: () => Promise<T>): Promise<T> {
  const before = await look();
  if (before !== undefined) return before;
  try {
    return await make();
  } catch (error) {
    const same = await look();
    if (same !== undefined) return same;
    throw error;
  }
}
