import { posix } from 'node:path';
import { readJson, type Tree, writeJson } from '@nx/devkit';
import { formatWritten } from '../editing/format-written.ts';
import { writeNew } from '../editing/source-edit.ts';
import { checkedLabel, formsOf } from '../editing/word-forms.ts';
import { GROUPS, libRoot } from '../library/register-library.ts';

export interface ComponentOptions {
  lib: string;
  name: string;
  label: string;
  /** The room of the lib in which it stands; its source folder itself unless named. */
  room?: string;
}

/** As tools/checks has it. */
const MOST_FILES = 25;

function rootOf(tree: Tree, lib: string): string {
  const root = libRoot(tree, lib);
  if (!root) throw new Error(`There is no lib "${lib}" in ${GROUPS.join(', ')}.`);
  return root;
}

/** A lib that gives out its files one by one names the new one too; one with a pattern or a single door does not. */
function giveOut(tree: Tree, root: string, kebab: string, file: string): void {
  const path = `${root}/package.json`;
  const manifest = readJson<{ exports?: Record<string, string> }>(tree, path);
  const { exports } = manifest;
  const isCovered = exports?.['./*']?.replace('*', kebab) === `./${file}`;
  if (!exports || exports['.'] || isCovered) return;
  const entries = Object.entries({ ...exports, [`./${kebab}`]: `./${file}` });
  // In its place: the order of the other keys is not this generator's.
  manifest.exports = Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeJson(tree, path, manifest);
}

/** The library of the look asks itself by the path, every other one by name. */
const providerFor = (root: string, place: string) =>
  root === 'libs/ui' ? posix.relative(place, 'src/base/provider.tsx').replace(/^(?!\.)/, './') : '@portal/ui/provider';

/** A component that takes props, with its stories and its test. */
export async function componentGenerator(tree: Tree, { lib, name, label, room }: ComponentOptions): Promise<void> {
  const { kebab, pascal } = formsOf(name);
  const root = rootOf(tree, lib);
  const place = room ? `src/${formsOf(room).kebab}` : 'src';
  const folder = `${root}/${place}`;
  const words = checkedLabel(label);
  const standing = tree.children(folder).filter((entry) => tree.isFile(`${folder}/${entry}`)).length;
  if (standing + 3 > MOST_FILES)
    throw new Error(
      `${folder} holds ${standing} files, and no folder holds more than ${MOST_FILES}: name ${room ? 'another' : 'a'} --room.`,
    );
  writeNew(tree, {
    [`${folder}/${kebab}.tsx`]: `import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface ${pascal}Props {
  children: ReactNode;
}

/** ${words}. */
export function ${pascal}({ children }: ${pascal}Props) {
  return <chakra.div>{children}</chakra.div>;
}
`,
    [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal} } from './${kebab}.tsx';

const meta = { component: ${pascal}, args: { children: '${words}' } } satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '기본' };
export const LongText: Story = {
  name: '긴 글',
  args: { children: '낱말 사이에서만 줄을 바꾸는 긴 글이에요. 좁은 화면에서도 한글이 잘리거나 넘치지 않아야 해요.' },
};
`,
    [`${folder}/${kebab}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { UiProvider } from '${providerFor(root, place)}';
import { ${pascal} } from './${kebab}.tsx';

it('shows what it is given', () => {
  render(<${pascal}>${words}</${pascal}>, { wrapper: UiProvider });
  expect(screen.getByText('${words}')).toBeVisible();
});
`,
  });
  giveOut(tree, root, kebab, `${place}/${kebab}.tsx`);
  await formatWritten(tree);
}
