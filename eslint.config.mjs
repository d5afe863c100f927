import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const source = '**/*.{ts,tsx}';
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.screen.ts',
  '**/*.stories.tsx',
  '**/*.fixture.ts',
  'apps/e2e/**',
  'apps/storybook/**',
];

/** The table of docs/architecture.md: which type of project may import which, and which packages it may not. */
const importRules = [
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['react', 'react-*', '@reduxjs/*', '@chakra-ui/*', 'fastify', 'msw'],
  },
  {
    sourceTag: 'type:data-access',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['@chakra-ui/*', 'react-router'],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['@reduxjs/*', 'react-redux', 'react-router'],
  },
  { sourceTag: 'type:core', onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui'] },
  // What several sections show alike.
  {
    sourceTag: 'type:part',
    onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui', 'type:core'],
    bannedExternalImports: ['socket.io-client'],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui', 'type:core', 'type:part'],
    bannedExternalImports: ['axios', 'socket.io-client'],
  },
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['react', 'react-*', '@chakra-ui/*', '@reduxjs/*', '@testing-library/*'],
  },
  { sourceTag: 'type:testing-api', onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:testing'] },
  {
    sourceTag: 'type:testing-react',
    onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui', 'type:core', 'type:testing'],
  },
  {
    sourceTag: 'type:testing-stories',
    onlyDependOnLibsWithTags: [
      'type:domain',
      'type:data-access',
      'type:ui',
      'type:core',
      'type:testing',
      'type:testing-react',
    ],
  },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:domain', 'type:data-access', 'type:ui', 'type:core', 'type:feature'],
  },
  {
    sourceTag: 'type:backend',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['react', 'react-*', '@chakra-ui/*', '@reduxjs/*'],
  },
  { sourceTag: 'type:host', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['*'] },
];

/**
 * What the tests and stories of a project may use beside what its product uses. Each line is also what `nx affected`
 * follows: the tests of domain and platform need no testing lib, and those of the api none that draws.
 */
const testingLibs = {
  'type:data-access': ['type:testing', 'type:testing-api'],
  'type:ui': ['type:testing'],
  'type:core': ['type:testing', 'type:testing-react'],
  'type:part': ['type:testing', 'type:testing-react'],
  'type:feature': ['type:testing', 'type:testing-react'],
  'type:app': ['type:testing', 'type:testing-react'],
};

const importRulesInTests = importRules.map((rule) => ({
  ...rule,
  onlyDependOnLibsWithTags: [...rule.onlyDependOnLibsWithTags, ...(testingLibs[rule.sourceTag] ?? [])],
}));

const boundaries = (depConstraints) => [
  'error',
  {
    allow: [],
    depConstraints,
    enforceBuildableLibDependency: false,
    checkNestedExternalImports: false,
    // The tests of these two use a testing lib that uses them: a circle of projects, never of files.
    ignoredCircularDependencies: [
      ['@portal/testing-api', '@portal/api'],
      ['@portal/testing-react', '@portal/portal-core'],
    ],
    // The portal loads some components of a lib early and others late; that is a question of files, not of libs.
    checkDynamicDependenciesExceptions: ['.*'],
  },
];

const onlyInTests = {
  group: ['@portal/testing/*', '@portal/testing-*/*', '@portal/test-runner/*'],
  message: 'Only tests and stories use the testing libs.',
};

const platform = './apps/platform/src';
const contexts = readdirSync(new URL('apps/platform/src/modules', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const doors = contexts.map((name) => `./${name}/module.ts`);

/** A context of the platform is reached through its `module.ts` only, its tables by nobody else; the core knows no context. */
const doorRule = [
  'error',
  {
    basePath: import.meta.dirname,
    zones: [
      ...contexts.map((name) => ({
        target: `${platform}/modules/${name}`,
        from: `${platform}/modules`,
        except: [`./${name}`, ...doors],
        message: 'Another context is reached through its module.ts only.',
      })),
      { target: `${platform}/core`, from: `${platform}/modules`, message: 'The core knows no context.' },
      {
        target: [`${platform}/*.ts`, `${platform}/ops-cli/**/*`],
        from: `${platform}/modules`,
        except: doors,
        message: 'A context is reached through its module.ts only.',
      },
    ],
  },
];

export default defineConfig(
  globalIgnores(['**/dist', '**/node_modules', '**/.nx', '**/tmp', '**/coverage']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { '@nx': nx, 'check-file': checkFile, 'import-x': importX },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(importRules),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '{apps,libs,tools}/**/src/**/': 'KEBAB_CASE' }],
      'check-file/filename-blocklist': [
        'error',
        {
          '**/{index,utils,helpers,types,constants,common,misc}.{ts,tsx}': '*-what-it-holds.ts',
        },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Raw HTML is never rendered: build React nodes (R24).',
        },
        {
          selector: 'TSEnumDeclaration',
          message: 'Use an `as const` array and a union; Node runs this file as it is.',
        },
        {
          selector: 'ExportAllDeclaration',
          message: 'No barrels: the `exports` map of package.json is the public surface.',
        },
      ],
    },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
      // Without these the cycle rule does not read TypeScript, and says nothing.
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
  },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/portal/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
  },
  {
    // Tags see projects, not files: this keeps the testing libs out of the product.
    files: ['libs/**', 'apps/portal/**', 'apps/platform/**'],
    ignores: [...tests, 'libs/testing*/**', '**/testing/**', '**/jest.config.mjs', '**/jest.*.config.mjs'],
    rules: { 'no-restricted-imports': ['error', { patterns: [onlyInTests] }] },
  },
  {
    // The platform is one project whose modules lean on its core, two folders up.
    files: ['libs/**', 'apps/portal/**'],
    ignores: [...tests, 'libs/testing*/**', '**/testing/**', '**/jest.config.mjs'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            onlyInTests,
            {
              group: ['../../*'],
              message: 'At most one `../`: what is further away belongs to another lib or folder.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/features/**', 'libs/notifications/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'A feature asks through @portal/api, which carries the session.' },
      ],
    },
  },
  {
    files: tests,
    languageOptions: { globals: globals.jest },
    rules: {
      '@nx/enforce-module-boundaries': boundaries(importRulesInTests),
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Tables of words and declarations, read by looking up, not from top to bottom.
    files: ['**/messages.ts', '**/*.contract.ts', '**/error-code.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['apps/platform/**'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Tests, rows of the authorisation matrix and demo data write into the tables of whatever they are about.
    files: ['apps/platform/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.access.ts', '**/testing/**', '**/demo/**'],
    rules: { 'import-x/no-restricted-paths': doorRule },
  },
  { files: ['apps/platform/**/*.test.ts'], rules: { 'max-lines': ['error', 500] } },
  {
    files: ['**/jest.config.mjs', '**/jest.*.config.mjs', 'tools/**', '**/playwright.config.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  { files: [source], rules: { 'no-undef': 'off' } },
  storybook.configs['flat/recommended'],
  prettier,
);
