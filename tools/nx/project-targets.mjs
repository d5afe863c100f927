// What every project gets without a line of its own: `typecheck`, and for a library `storybook` with only its own stories.
import { dirname } from 'node:path';

export const name = 'project-targets';

/** @type {import('@nx/devkit').CreateNodesV2} */
export const createNodesV2 = [
  '{apps/*,libs/*,libs/parts/*,libs/features/*,tools/*}/tsconfig.json',
  (files) =>
    files.map((file) => {
      const root = dirname(file);
      const targets = {
        typecheck: {
          cache: true,
          command: `node node_modules/typescript-native/bin/tsc -p ${root} --checkers 1`,
          options: { cwd: '.' },
          inputs: [
            'default',
            '^default',
            '{workspaceRoot}/tsconfig.base.json',
            { externalDependencies: ['typescript-native'] },
          ],
        },
      };
      if (root.startsWith('libs/'))
        targets.storybook = {
          continuous: true,
          command: 'storybook dev --port 6006 --no-open --ci',
          options: { cwd: 'apps/storybook', env: { STORIES: root } },
        };
      return [file, { projects: { [root]: { targets } } }];
    }),
];
