import type { GeneratorCallback, Tree } from '@nx/devkit';
import { componentGenerator } from '../component/component-generator.ts';
import { formatWritten } from '../editing/format-written.ts';
import { addAfterLast } from '../editing/source-edit.ts';
import { checkedLabel, checkedOwner, formsOf } from '../editing/word-forms.ts';
import { libraryFiles } from '../library/library-files.ts';
import { reactLibrary } from '../library/react-library.ts';
import { linkLibrary, nameInStorybook, ownPath, refuseTakenLib } from '../library/register-library.ts';

export interface PartOptions {
  name: string;
  label: string;
  owner: string;
}

/** What several sections show, as a lib of its own: its first component with stories and test, its owner, its row in the docs. */
export async function partGenerator(tree: Tree, options: PartOptions): Promise<GeneratorCallback> {
  const { kebab, words } = formsOf(options.name);
  const label = checkedLabel(options.label);
  const owner = checkedOwner(options.owner);
  refuseTakenLib(tree, kebab);
  const root = `libs/parts/${kebab}`;
  const tags = ['type:part', 'scope:shared'];
  await reactLibrary(tree, root, `@portal/${kebab}`, tags);
  const files = {
    ...libraryFiles(kebab, tags, {}),
    'README.md': `# @portal/${kebab}

${label}: a part that several sections show; the frame around it is the section's. Owned by ${owner}.

| Where | What |
| --- | --- |
| \`src/${kebab}.tsx\` | ${label} |
`,
  };
  for (const [path, text] of Object.entries(files)) tree.write(`${root}/${path}`, text);
  await componentGenerator(tree, { lib: kebab, name: kebab, label });
  nameInStorybook(tree, words, label);
  ownPath(tree, `${root}/`, owner);
  addAfterLast(tree, 'docs/architecture.md', /^\| `libs\/parts\/[^\n]*\n/m, `| \`${root}\` | ${label} |\n`);
  await formatWritten(tree);
  return linkLibrary(tree);
}
