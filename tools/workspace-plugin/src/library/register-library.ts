import { type GeneratorCallback, installPackagesTask, type Tree } from '@nx/devkit';
import { noteSetUp } from '../../../setup-stamp.mjs';
import { addAfterLast, textOf } from '../editing/source-edit.ts';

/** Where libs stand; all share the names of their packages. */
export const GROUPS = ['libs', 'libs/parts', 'libs/features'];

export const libRoot = (tree: Tree, lib: string): string | undefined =>
  GROUPS.map((group) => `${group}/${lib}`).find((folder) => tree.exists(`${folder}/package.json`));

export function refuseTakenLib(tree: Tree, lib: string): void {
  const taken = libRoot(tree, lib);
  if (taken) throw new Error(`Already there: ${taken}.`);
}

/** Adds to a file, and begins it where it is not there. */
export function append(tree: Tree, path: string, line: string, head = ''): void {
  tree.write(path, `${tree.read(path, 'utf8') ?? head}${line}\n`);
}

export const ownPath = (tree: Tree, path: string, owner: string): void =>
  append(tree, 'CODEOWNERS', `/${path} ${owner}`);

/** The Korean name of a lib's folder in the sidebar. */
export function nameInStorybook(tree: Tree, words: string, label: string): void {
  const catalogue = 'apps/storybook/.storybook/catalogue.ts';
  const key = /^\w+$/.test(words) ? words : `'${words}'`;
  // A folder may have its name already, from another lib that shows the same thing.
  if (!textOf(tree, catalogue).includes(`\n  ${key}: `))
    addAfterLast(tree, catalogue, / {2}Docs: '문서',\n/, `  ${key}: '${label}',\n`);
}

/** Afterwards: the workspace link of the new package. */
export const linkLibrary =
  (tree: Tree): GeneratorCallback =>
  () => {
    installPackagesTask(tree, true);
    noteSetUp(tree.root);
  };
