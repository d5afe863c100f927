import type { Tree } from '@nx/devkit';
import { formatWritten } from '../editing/format-written.ts';
import { writeNew } from '../editing/source-edit.ts';
import { checkedLabel, formsOf } from '../editing/word-forms.ts';

export interface ComponentOptions {
  lib: string;
  name: string;
  label: string;
}

function folderOf(tree: Tree, lib: string): string {
  const [root] = [`libs/${lib}`, `libs/parts/${lib}`, `libs/features/${lib}`].filter((folder) =>
    tree.exists(`${folder}/package.json`),
  );
  if (!root) throw new Error(`There is no lib "${lib}" in libs, libs/parts or libs/features.`);
  // Shared libs give each file out by its own name; a section keeps its parts to itself.
  return ['ui', 'portal-core', 'upload'].includes(lib) ? `${root}/src` : `${root}/src/components`;
}

/** A component that takes props, and its stories. */
export async function componentGenerator(tree: Tree, { lib, name, label }: ComponentOptions): Promise<void> {
  const { kebab, pascal } = formsOf(name);
  const folder = folderOf(tree, lib);
  const words = checkedLabel(label);
  writeNew(tree, {
    [`${folder}/${kebab}.tsx`]: `import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface ${pascal}Props {
  children: ReactNode;
}

/** ${words}. */
export function ${pascal}({ children }: ${pascal}Props) {
  return (
    <chakra.div layerStyle="sheet" p="5">
      {children}
    </chakra.div>
  );
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
  });
  await formatWritten(tree);
}
