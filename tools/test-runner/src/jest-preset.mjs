import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The Jest configuration that every project shares; a project's own file names it and its environment.
 * @param {{ environment?: 'jsdom' | 'node', displayName?: string, setup?: string[] }} [options]
 */
export function jestPreset({ environment = 'jsdom', setup = [], ...rest } = {}) {
  return {
    testEnvironment: environment === 'jsdom' ? here('./dom-environment.mjs') : 'node',
    testMatch: ['<rootDir>/{src,tests}/**/*.test.{ts,tsx}'],
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
    // `npm test` runs several projects at a time, each in one process.
    ...(process.env.JEST_WORKERS && { maxWorkers: Number(process.env.JEST_WORKERS) }),
    clearMocks: true,
    // In Jest's context every use of a global is a slow question; these are asked often (drizzle alone a third of the time).
    sandboxInjectedGlobals: ['Object', 'Array', 'Symbol', 'Math', 'JSON', 'Reflect'],
    // A whole form that is filled in key by key takes seconds on a busy machine.
    testTimeout: 30_000,
    ...rest,
  };
}
