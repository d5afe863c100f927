import { existsSync, globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { STORIES_OF as only } from '../built-folder.ts';
import { checkedTitle, checkStory, titleOf } from './catalogue.ts';
import { sampleLetters } from './sample-letters.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

// `npm run storybook -- --lib <name>`, `nx storybook <lib>` and `nx test-stories <lib>` name one folder; the host shows all.
const folders = only ? [only] : ['libs/*', 'libs/parts/*', 'libs/features/*', 'apps/portal', 'apps/storybook'];
const stories = folders
  .flatMap((folder) => globSync(`${folder}/src`, { cwd: workspace }))
  .filter((src) => globSync(`${src}/**/*.stories.tsx`, { cwd: workspace }).length > 0)
  .map((src) => ({ directory: `../../../${src}`, files: '**/*.stories.tsx' }));

if (only && !existsSync(`${workspace}${only}`)) throw new Error(`There is no folder ${only}.`);

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [{ directory: '../src', files: '**/*.mdx' }, ...stories],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: ['../public', { from: '../../../libs/ui/src/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      async createIndex(file, options) {
        const path = relative(workspace, file).replaceAll('\\', '/');
        const isStories = path.endsWith('.stories.tsx');
        const entries = await indexer.createIndex(file, {
          makeTitle: (own) => checkedTitle(isStories ? titleOf(path) : options.makeTitle(own), path),
        });
        if (!isStories) return entries;
        return entries.map((entry) => {
          checkStory(entry.name ?? '', entry.exportName, path);
          // A page has no props to explain; its stories are the documentation.
          return entry.title.startsWith('Screens/') ? { ...entry, tags: [...(entry.tags ?? []), '!autodocs'] } : entry;
        });
      },
    })),
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [sampleLetters()],
      cacheDir: `${workspace}node_modules/.vite/storybook`,
      build: {
        reportCompressedSize: false,
        // Each preload is a link that stays in the document: after a thousand stories axe reads more links than elements.
        modulePreload: false,
        chunkSizeWarningLimit: 5000,
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
    }),
} satisfies StorybookConfig;
