/** What people put before the lines of a list: bullets, dashes, numbers. */
const MARK = /^(?:[-–—•·*‣▪]|\d{1,3}[.)])\s+/;

/** The lines of a pasted text without what only made them a list; a text of one line stays as it is. */
export function linesOf(text: string): string[] {
  if (!/[\r\n]/.test(text)) return [text];
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(MARK, ''));
  return lines.filter((line) => line !== '');
}

/** A list with the item of one place put at another. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
