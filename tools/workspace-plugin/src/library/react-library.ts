import { type Tree, workspaceRoot } from '@nx/devkit';
import { libraryGenerator } from '@nx/react';

/** What a library of ours does without: its public file is `section.ts`, its targets come from tools/nx and its types from the root. */
const LEFT_OUT = ['.babelrc', 'src/index.ts', 'tsconfig.lib.json'];
/** Files of the workspace that have their own words already. */
const KEPT = ['nx.json', '.prettierrc', '.prettierignore', 'package.json', 'tsconfig.base.json', 'tsconfig.json'];

/** The library as @nx/react makes it, with nothing changed outside its folder. */
export async function reactLibrary(tree: Tree, root: string, name: string, tags: readonly string[]): Promise<void> {
  const before = new Map(KEPT.map((path) => [path, tree.read(path)]));
  // @nx/react would put the folder below the one in which the command was called.
  process.env['INIT_CWD'] = workspaceRoot;
  await libraryGenerator(tree, {
    name,
    directory: root,
    importPath: name,
    tags: tags.join(','),
    bundler: 'none',
    linter: 'none',
    style: 'none',
    unitTestRunner: 'none',
    component: false,
    minimal: true,
    skipFormat: true,
    skipPackageJson: true,
    useProjectJson: false,
  });
  for (const [path, content] of before)
    if (content) tree.write(path, content);
    else if (tree.exists(path)) tree.delete(path);
  for (const path of LEFT_OUT) if (tree.exists(`${root}/${path}`)) tree.delete(`${root}/${path}`);
}
