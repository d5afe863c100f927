import type { Target } from './put-bytes.ts';

const AT_ONCE = 10;

/** Signed addresses of parts, asked for ten at a time and shared by the parts that are sent side by side. */
export function partTargets(
  parts: readonly number[],
  sign: (parts: readonly number[]) => Promise<ReadonlyMap<number, Target>>,
) {
  const signed = new Map<number, Promise<ReadonlyMap<number, Target>>>();
  return {
    async of(part: number): Promise<Target> {
      if (!signed.has(part)) {
        const next = parts.filter((other) => other >= part && !signed.has(other));
        const batch = next.slice(0, AT_ONCE);
        const answer = sign(batch);
        for (const one of batch) signed.set(one, answer);
      }
      const target = (await signed.get(part))?.get(part);
      if (!target) throw new Error(`Part ${part} was not signed`);
      return target;
    },
    /** The address is used up or too old. */
    forget: (part: number) => void signed.delete(part),
  };
}
