// What every project gets without a line of its own: `typecheck`, and where there are stories `storybook`, `build-stories`
// and `test-stories`, with only its own.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const name = 'project-targets';

/**
 * What every story stands on beside its lib (apps/storybook/.storybook). Named as projects: files of the workspace would make
 * each project with stories one that a change of theirs touches.
 */
const FRAME = [
  'api',
  'auth',
  'chat-socket',
  'domain',
  'portal-core',
  'storybook',
  'testing',
  'testing-api',
  'testing-react',
  'testing-stories',
  'ui',
].map((lib) => `@portal/${lib}`);

/** The stories of one project, on a Storybook of that project alone. */
function storyTargets(root) {
  const options = { cwd: 'apps/storybook', env: { STORIES: root } };
  const inputs = [
    'default',
    // Not `^production`: the portal's screens are made of the stories of the libs.
    '^default',
    { input: 'production', projects: FRAME },
    { externalDependencies: ['storybook'] },
  ];
  return {
    storybook: { continuous: true, command: 'storybook dev --port 6006 --no-open --ci', options },
    'build-stories': {
      cache: true,
      command: `storybook build --test --quiet --output-dir ../../dist/stories/${root}`,
      options,
      inputs,
      outputs: [`{workspaceRoot}/dist/stories/${root}`],
    },
    // Never two at a time: they serve on one port.
    'test-stories': {
      cache: true,
      parallelism: false,
      dependsOn: ['build-stories'],
      command: 'playwright test --reporter=line',
      options,
      inputs,
    },
  };
}

/** @type {import('@nx/devkit').CreateNodesV2} */
export const createNodesV2 = [
  '{apps/*,libs/*,libs/parts/*,libs/features/*,tools/*}/tsconfig.json',
  (files, _options, { workspaceRoot }) =>
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
      if (globSync('src/**/*.stories.tsx', { cwd: join(workspaceRoot, root) }).length > 0)
        Object.assign(targets, storyTargets(root));
      return [file, { projects: { [root]: { targets } } }];
    }),
];
