import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What both kinds of tests share. */
const shared = {
  testMatch: ['<rootDir>/{src,tests}/**/*.test.{ts,tsx}'],
  // `npm test` runs several projects at a time, each in one process.
  ...(process.env.JEST_WORKERS && { maxWorkers: Number(process.env.JEST_WORKERS) }),
};

/**
 * The Jest configuration of a project whose tests need no DOM and no fake modules: they run as the server does, Node reading
 * TypeScript itself. Files share the modules of their thread, so a test undoes what it did to globals.
 * @param {{ displayName: string }} options and whatever else Jest takes
 */
export const barePreset = (options) => ({ ...shared, runner: here('./bare-runner.mjs'), transform: {}, ...options });

/**
 * The Jest configuration of the other projects; a project's own file names it and its environment.
 * @param {{ environment?: 'jsdom' | 'node', displayName?: string, setup?: string[] }} [options]
 */
export function jestPreset({ environment = 'jsdom', setup = [], ...rest } = {}) {
  // Nx reads this file too; only Jest itself is told.
  if (environment === 'jsdom' && !vm.SourceTextModule && /\bjest(?:\.js)?$/.test(process.argv[1] ?? ''))
    throw new Error(
      'Tests with a DOM need Node’s ES modules, which Nx switches on: run "npx nx test <lib> --testPathPatterns <name>".',
    );
  return {
    ...shared,
    testEnvironment: environment === 'jsdom' ? here('./dom-environment.mjs') : 'node',
    transform: {
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        {
          swcrc: false,
          sourceMaps: 'inline',
          jsc: {
            target: 'es2024',
            parser: { syntax: 'typescript', tsx: true, decorators: false },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: ['/node_modules/'],
    setupFilesAfterEnv: environment === 'jsdom' ? [here('./setup-dom.ts'), ...setup] : setup,
    cacheDirectory: here('../../../node_modules/.cache/jest'),
    clearMocks: true,
    // A whole form that is filled in key by key takes seconds on a busy machine.
    testTimeout: 30_000,
    ...rest,
  };
}
