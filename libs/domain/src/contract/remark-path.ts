/**
 * Where a remark about one version of a content belongs in another: a line of a list that has an id is followed to where it
 * stands now, and a remark about a line that is gone becomes one about its list.
 */
export function followPath(path: string, from: object, to: object): string {
  const [list = '', at, ...rest] = path.split('.');
  const [before, after] = [linesOf(from, list), linesOf(to, list)];
  if (at === undefined || !before || !after) return path;
  const id = before[Number(at)]?.id;
  const now = id === undefined ? Number(at) : after.findIndex((line) => line.id === id);
  return after[now] ? [list, now, ...rest].join('.') : list;
}

type Line = { readonly id?: unknown };

function linesOf(content: object, list: string): readonly Line[] | undefined {
  const value = Object.hasOwn(content, list) ? (content as Record<string, unknown>)[list] : undefined;
  return Array.isArray(value) ? (value as readonly Line[]) : undefined;
}
