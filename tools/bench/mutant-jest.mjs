// One warm process that runs the same test files against one mutant after the other; its parent ends it when it hangs.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCLI } from 'jest';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../..');
const [configFile, ...tests] = process.argv.slice(2);
const { default: preset } = await import(`${root}/${configFile}`);
const transform = Object.fromEntries(
  Object.entries(preset.transform).map(([files, [, options]]) => [files, [here('./mutant-transform.mjs'), options]]),
);

process.on('message', ({ number, mutant }) => {
  globalThis.mutant = mutant;
  const config = {
    ...preset,
    transform,
    rootDir: dirname(`${root}/${configFile}`),
    cacheDirectory: `${root}/tmp/mutants`,
    // Jest keeps what it transformed for as long as the configuration is the same.
    globals: { mutantNumber: number },
    reporters: [],
  };
  const options = { _: tests, $0: '', config: JSON.stringify(config), runTestsByPath: true, runInBand: true, bail: 1 };
  void runCLI({ ...options, silent: true, watchman: false }, [root]).then(
    ({ results }) => {
      const { numFailedTests, numRuntimeErrorTestSuites, numPassedTests } = results;
      process.send({ isKilled: numFailedTests + numRuntimeErrorTestSuites > 0 || numPassedTests === 0 });
    },
    (error) => process.send({ isKilled: true, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
