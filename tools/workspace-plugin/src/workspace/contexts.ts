import type { Tree } from '@nx/devkit';
import { textOf } from '../editing/source-edit.ts';

export const MODULES = 'apps/platform/src/modules';
const CONTRACTS = 'libs/domain/src';

/** The contexts of the platform, as the tree has them: each folder with a door. */
export const contextsOf = (tree: Tree): readonly string[] =>
  tree.children(MODULES).filter((name) => tree.exists(`${MODULES}/${name}/module.ts`));

/** Refuses what is no context, and says which there are. */
export function checkedContext(tree: Tree, context: string): string {
  const known = contextsOf(tree);
  if (!known.includes(context))
    throw new Error(
      `There is no context "${context}": ${known.join(', ')}. A new one begins with nx g @portal/workspace-plugin:context.`,
    );
  return context;
}

/** Every file below a folder. */
export const filesBelow = (tree: Tree, folder: string): string[] =>
  tree
    .children(folder)
    .flatMap((name) =>
      tree.isFile(`${folder}/${name}`) ? [`${folder}/${name}`] : filesBelow(tree, `${folder}/${name}`),
    );

export const contractFile = (context: string, resource: string) => `${CONTRACTS}/${context}/${resource}.contract.ts`;

/** First part of the addresses of a context (specification 3), as its contracts have it: `/tns/v1`. */
export function prefixOf(tree: Tree, context: string): string | undefined {
  const contracts = tree.children(`${CONTRACTS}/${context}`).filter((name) => name.endsWith('.contract.ts'));
  for (const name of contracts) {
    const found = /\bpath(?: =|:) '(\/[a-z]+(?:\/v\d+)?)\//.exec(textOf(tree, `${CONTRACTS}/${context}/${name}`));
    if (found) return found[1];
  }
  return undefined;
}
