// One warm process that runs the same test files against one mutant after the other; its parent ends it when it hangs.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCLI } from 'jest';
import { jestPreset } from '@portal/test-runner/jest-preset';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../..');
const [configFile, cacheDirectory, ...tests] = process.argv.slice(2);
// A mutant is a module of its own each time, which bare Node does not offer: Jest's usual runner does.
const { runner: _bare, ...preset } = {
  ...jestPreset({ environment: 'node' }),
  ...(await import(`${root}/${configFile}`)).default,
};
const transform = Object.fromEntries(
  Object.entries(jestPreset().transform).map(([files, [, options]]) => [
    files,
    [here('./mutant-transform.mjs'), options],
  ]),
);

process.on('message', ({ number, mutant }) => {
  globalThis.mutant = mutant;
  const config = {
    ...preset,
    transform,
    rootDir: dirname(`${root}/${configFile}`),
    cacheDirectory,
    // How long is too long is for the parent to say, who knows how busy the machine is.
    testTimeout: 600_000,
    // Jest keeps what it transformed for as long as the configuration is the same.
    globals: { mutantNumber: number },
    reporters: [],
  };
  const options = { $0: '', config: JSON.stringify(config), runTestsByPath: true, runInBand: true, silent: true };
  // One file after the other: what stands first in the targets is quick, and mostly enough.
  const isKilled = async () => {
    for (const test of tests) {
      const { results } = await runCLI({ ...options, _: [test], watchman: false }, [root]);
      const { numFailedTests, numRuntimeErrorTestSuites, numPassedTests } = results;
      if (numFailedTests + numRuntimeErrorTestSuites > 0 || numPassedTests === 0) return true;
    }
    return false;
  };
  void isKilled().then(
    (found) => process.send({ isKilled: found }),
    // Jest itself broke, which says nothing of the mutant.
    (error) => process.send({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
