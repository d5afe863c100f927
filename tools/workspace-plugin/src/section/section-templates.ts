import type { formsOf } from '../editing/word-forms.ts';
import { libraryFiles } from '../library/library-files.ts';

export interface SectionWords {
  forms: ReturnType<typeof formsOf>;
  label: string;
  path: string;
  /** What the address is called in `paths` of the domain. */
  pathName: string;
  owner: string;
  /** Its entry in the menu, where it has one. */
  nav: { icon: string; order: number } | undefined;
}

/** Its pages in the portal's frame stand with those of its team: with all in one folder, the next section would fill it. */
export const screenPath = (kebab: string, owner: string): string =>
  `apps/portal/src/screens/${owner.replace(/^.*\/(?:team-)?/, '')}/${kebab}.stories.tsx`;

/** The lib of a section, as files below its folder. */
export function sectionFiles({ forms, label, path, pathName, owner, nav }: SectionWords): Record<string, string> {
  const { kebab, camel, pascal } = forms;
  return {
    ...libraryFiles(kebab, ['type:feature', `scope:${kebab}`], {
      '.': './src/section.ts',
      './*.stories': './src/*.stories.tsx',
    }),
    'README.md': `# ${kebab}

${label}: what a teacher finds at \`${path}\`. Owned by ${owner}.

| Screen | Where |
| --- | --- |
| \`${path}\` | \`page/${kebab}-page.tsx\` |

\`section.ts\` is the only file that others see. \`${kebab}.screen.ts\` holds the words of the tests.
Outside this folder stand its pages in the portal's frame (\`${screenPath(kebab, owner)}\`) and its journey
(\`apps/e2e/tests/${kebab}.e2e.ts\`): a page or a state that comes here comes there too.
`,
    'src/section.ts': `${nav ? `import { ${nav.icon} } from 'lucide-react';\n` : ''}import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

export const ${camel}Section = defineSection({
  id: '${kebab}',${nav ? `\n  nav: { label: titles.page, icon: ${nav.icon}, order: ${nav.order}, path: paths.${pathName}() },` : ''}
  routes: [
    {
      path: paths.${pathName}(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/${kebab}-page.tsx')).${pascal}Page),
    },
  ],
});
`,
    'src/title-messages.ts': `/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { page: '${label}' } as const;
`,
    'src/messages.ts': `import { titles } from './title-messages.ts';

export const messages = {
  title: titles.page,
  empty: '아직 보여 드릴 내용이 없어요',
} as const;
`,
    [`src/page/${kebab}-page.tsx`]: `import { PageHeading } from '@portal/portal-core/page-heading';
import { EmptyState } from '@portal/ui/empty-state';
import { messages } from '../messages.ts';

export function ${pascal}Page() {
  return (
    <>
      <PageHeading title={messages.title} />
      <EmptyState name="search-empty" title={messages.empty} />
    </>
  );
}
`,
    [`src/page/${kebab}-page.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal}Page } from './${kebab}-page.tsx';

const meta = {
  component: ${pascal}Page,
  parameters: { layout: 'fullscreen', path: '${path}', platform: [] },
} satisfies Meta<typeof ${pascal}Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: { platform: [] } };
export const Longest: Story = { name: '가장 긴 내용', globals: { texts: 'long' } };
`,
    [`src/${kebab}.screen.ts`]: `import { screen } from '@testing-library/react';

/** Words for the tests of this section: where things are. */
export const title = () => screen.findByRole('heading', { level: 1, name: '${label}' });
export const emptySentence = () => screen.findByText('아직 보여 드릴 내용이 없어요');
`,
    [`src/${kebab}.test.tsx`]: `import { renderSection } from '@portal/testing-react/render-section';
import { emptySentence, title } from './${kebab}.screen.ts';
import { ${camel}Section } from './section.ts';

it('shows its page and says that there is nothing yet', async () => {
  renderSection(${camel}Section);
  expect(await title()).toBeVisible();
  expect(await emptySentence()).toBeVisible();
});

it('stands ${nav ? 'in the menu under its own address' : 'at its own address, and in no menu'}', () => {
  expect(${camel}Section.nav).${nav ? `toMatchObject({ label: '${label}', path: '${path}' })` : 'toBeUndefined()'};
  expect(${camel}Section.routes.map(({ path }) => path)).toContain('${path}');
});
`,
  };
}

/** Its page inside the portal's frame. */
export const sectionScreen = ({
  forms: { kebab, camel },
}: SectionWords) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import * as ${camel} from '@portal/${kebab}/page/${kebab}-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: inPortal(${camel}.default, ${camel}.Empty) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(${camel}.default, ${camel}.Longest),
  globals: { texts: 'long' },
};
`;

/** The smoke of the section in a real browser. */
export const sectionJourney = ({ label, path }: SectionWords) => `import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

test('a teacher opens ${path}', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=${path}');
  await expect(page.getByRole('heading', { level: 1, name: '${label}' })).toBeVisible();
  expect(complaints).toEqual([]);
});
`;
