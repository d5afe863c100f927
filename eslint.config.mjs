import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { doorRule } from './tools/lint/context-doors.mjs';
import { boundaries, importRules, importRulesInTests } from './tools/lint/project-boundaries.mjs';

const source = '**/*.{ts,tsx}';
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.screen.ts',
  '**/*.stories.tsx',
  '**/*.fixture.ts',
  'apps/portal/src/testing/**',
  'apps/e2e/**',
  'apps/storybook/**',
];

const nextDoor = {
  group: ['../../*'],
  message: 'At most one `../`: what is further away belongs to another lib or folder.',
};
const lateNotLazy = {
  name: 'react',
  importNames: ['lazy'],
  message: '`late` of @portal/ui: without a network, code that does not come would take the page with it.',
};
const onlyInTests = {
  group: ['@portal/testing/*', '@portal/testing-*/*', '@portal/test-runner/*'],
  message: 'Only tests and stories use the testing libs.',
};

const askTheApi = 'Sections and parts ask through @portal/api, which carries the session.';

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
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          // The workspace's own packages stand after those of others, whatever the resolver makes of their links.
          pathGroups: [{ pattern: '@portal/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: ['builtin'],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'ignore',
        },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Raw HTML is never rendered: build React nodes (R24).',
        },
        {
          selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression',
          message: 'A literal is written out, not spread.',
        },
        {
          selector: 'TSEnumDeclaration',
          message: 'Use an `as const` array and a union; Node runs this file as it is.',
        },
        {
          selector: 'ImportDeclaration[source.value="date-fns"]',
          message:
            "Import date-fns by the function ('date-fns/addDays'): the whole of it is 300 files, a second of every start.",
        },
        {
          selector: 'ExportAllDeclaration',
          message: 'No barrels: the `exports` map of package.json is the public surface.',
        },
      ],
    },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
      // Without these the rules of the doors do not read TypeScript, and say nothing.
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
  },
  {
    files: ['libs/**/*.tsx', 'apps/portal/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    // Its rules run React's compiler over a file: not where there is neither a component nor a hook of the product.
    files: ['libs/**/*.{ts,tsx}', 'apps/portal/**/*.{ts,tsx}'],
    ignores: ['libs/{domain,testing}/**', '**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
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
    rules: { 'no-restricted-imports': ['error', { paths: [lateNotLazy], patterns: [onlyInTests, nextDoor] }] },
  },
  {
    // What `late` is made of, and the page that has something else to show in the place of what does not come.
    files: ['libs/ui/src/page/late.ts', 'apps/portal/src/routing/page-error-boundary.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [onlyInTests, nextDoor] }] },
  },
  {
    files: ['libs/features/**', 'libs/parts/**', 'libs/notifications/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
            name,
            message: askTheApi,
          })),
          // Also behind `window`, `self` and `globalThis`.
          checkGlobalObject: true,
        },
      ],
      'no-restricted-properties': ['error', { property: 'sendBeacon', message: askTheApi }],
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
    // Tests and rows of the authorisation matrix look into whatever they are about.
    files: ['apps/platform/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.access.ts'],
    rules: { 'import-x/no-restricted-paths': doorRule },
  },
  { files: ['apps/platform/**/*.test.ts'], rules: { 'max-lines': ['error', 500] } },
  {
    // They run in bare Node (decision 27).
    files: ['apps/platform/**/*.test.ts', 'libs/{domain,chat-socket}/**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'jest',
          property: 'useFakeTimers',
          message: 'This runner cannot move them on: give the test a clock, or look at the timer.',
        },
      ],
    },
  },
  {
    files: ['**/jest.config.mjs', '**/jest.*.config.mjs', 'tools/**', '**/playwright.config.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  { files: [source], rules: { 'no-undef': 'off' } },
  storybook.configs['flat/recommended'],
  prettier,
);
