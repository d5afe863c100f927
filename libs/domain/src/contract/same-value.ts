/** Whether two values of JSON say the same; the order of an object's keys says nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]))
  );
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
