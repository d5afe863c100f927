// What a test runner wrote about a run, as the whole test command counts it.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a failed test said first: whoever reads only the end of a long output sees the cause there. */
const cause = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('at '))
    .slice(0, 12)
    .map((line) => `\n      ${line.slice(0, 200)}`)
    .join('');

/** A test that is skipped has not passed, and a file that cannot be loaded is one failure. */
export function readJest(report, root) {
  const tests = report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length
      ? assertionResults.map(({ status, fullName, failureMessages }) => ({
          status,
          file: name,
          what: `${relative(root, name)} › ${fullName}${cause(failureMessages?.[0])}`,
        }))
      : [{ status: 'failed', file: name, what: `${relative(root, name)} › ${message.split('\n', 3).join(' ')}` }],
  );
  const bad = tests.filter(({ status }) => status !== 'passed');
  return {
    good: report.success,
    passed: tests.length - bad.length,
    failed: bad.map(({ what }) => what),
    files: [...new Set(bad.map(({ file }) => file))],
    again: [],
  };
}

/** @returns what passed, what failed, and what passed at a second try only */
export function readPlaywright({ suites = [], errors = [] }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const tests = suites.flatMap(specs).flatMap(({ title, file, tests: runs }) =>
    runs.map(({ status, projectName, results = [] }) => ({
      status,
      what: `[${projectName}] ${file} › ${title}${cause(results.find(({ error }) => error)?.error.message)}`,
    })),
  );
  const named = (...states) => tests.filter(({ status }) => states.includes(status)).map(({ what }) => what);
  return {
    passed: named('expected', 'flaky').length,
    failed: [...named('unexpected', 'skipped'), ...errors.map(({ message }) => message.split('\n', 1)[0])],
    again: named('flaky'),
  };
}
