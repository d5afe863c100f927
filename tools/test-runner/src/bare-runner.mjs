import { createRunner } from 'jest-light-runner';

const LIMIT_MS = 300_000;

/**
 * Runs test files in bare Node, in threads that load the code once for all files: half the time for what needs no DOM.
 * That runner knows no time limit of a test, so a file that never ends ends the run here, by name.
 */
export default class BareRunner extends createRunner() {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const limits = new Map();
    const begin = (test) => {
      const giveUp = () => {
        console.error(`${test.path} did not end within ${LIMIT_MS / 1000} s`);
        process.exit(1);
      };
      limits.set(test, setTimeout(giveUp, LIMIT_MS));
      return onStart(test);
    };
    const after = (then) => (test, outcome) => {
      clearTimeout(limits.get(test));
      return then(test, outcome);
    };
    return super.runTests(tests, watcher, begin, after(onResult), after(onFailure));
  }
}
