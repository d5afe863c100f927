import { isBuiltin } from 'node:module';

const BLOCK = /(?:^import [^;]*;\n)+/m;
const LINE = /^import [^;]*;\n/gm;

const sourceOf = (line: string) => /'([^']+)';\n$/.exec(line)?.[1]?.toLowerCase() ?? '';

/** The groups of the lint rule: packages, our own, folders above, files beside. */
function rankOf(source: string): number {
  if (isBuiltin(source)) return 0;
  if (source.startsWith('@portal/')) return 2;
  if (source.startsWith('../')) return 3;
  return source.startsWith('./') ? 4 : 1;
}

function compare(one: string, other: string): number {
  const [left, right] = [sourceOf(one), sourceOf(other)];
  const rank = rankOf(left) - rankOf(right);
  if (rank) return rank;
  const [a, b] = [left.split('/'), right.split('/')];
  const at = a.findIndex((part, index) => part !== b[index]);
  if (at < 0) return a.length - b.length;
  if (at >= b.length) return 1;
  return a[at]! < b[at]! ? -1 : 1;
}

/** Puts the first block of imports into the order that the lint asks for. */
export const sortImports = (text: string): string =>
  text.replace(BLOCK, (block) =>
    [...block.matchAll(LINE)]
      .map(([line]) => line)
      .toSorted(compare)
      .join(''),
  );
