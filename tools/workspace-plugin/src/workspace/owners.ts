import type { Tree } from '@nx/devkit';
import { textOf } from '../editing/source-edit.ts';
import { MODULES } from './contexts.ts';

const OWNERS = 'CODEOWNERS';

/** The folders of a context on every floor below its section; each has one owner. */
const floorsOf = (context: string) => [
  `${MODULES}/${context}`,
  `libs/domain/src/${context}`,
  `libs/api/src/${context}`,
  `libs/testing/src/${context}`,
];

/** Who owns a folder by a line of its own. */
export function ownerOf(tree: Tree, folder: string): string | undefined {
  const head = `/${folder}/ `;
  const lines = (tree.read(OWNERS, 'utf8') ?? '').split('\n');
  return lines.find((line) => line.startsWith(head))?.slice(head.length);
}

export const ownerOfContext = (tree: Tree, context: string) => ownerOf(tree, `${MODULES}/${context}`);

/** Names the owner of a context on each of its floors that has no line yet. */
export function ownFloors(tree: Tree, context: string, owner: string): void {
  const missing = floorsOf(context).filter((floor) => !ownerOf(tree, floor));
  tree.write(OWNERS, `${textOf(tree, OWNERS)}${missing.map((floor) => `/${floor}/ ${owner}\n`).join('')}`);
}
