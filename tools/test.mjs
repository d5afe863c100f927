// `npm test`: every check of the project, one after the other (two cores), each counted; ends with `N passed, N failed`.
//   npm test                 all
//   npm test -- lint unit    only the steps named
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './test-postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'dist', 'test-reports');
const only = process.argv.slice(2);
const failures = [];
let passed = 0;
let failed = 0;

const vm = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

function run(command, args, { cwd = root, env = {} } = {}) {
  const started = performance.now();
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

function count(name, good, bad) {
  passed += good;
  failed += bad;
  if (bad) failures.push(name);
}

/** A command that is one check: it holds or it does not. */
function check(name, command, args, options) {
  const good = run(command, args, options);
  count(name, Number(good), Number(!good));
}

/** A test runner that writes its own count; a run that ends badly without a failed test counts as one failure. */
function runner(name, command, args, options, readReport) {
  const report = join(reports, `${name}.json`);
  const good = run(command, args(report), {
    ...options,
    env: { ...options?.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { passed: ok, failed: bad } = existsSync(report)
    ? readReport(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  count(name, ok, bad || Number(!good || ok === 0));
}

const readJest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
});
const readPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

function jest(name, configs, env = {}) {
  const projects = configs.length > 1 ? ['--projects', ...configs] : ['-c', configs[0]];
  runner(
    name,
    'jest',
    (report) => [...projects, '--maxWorkers=2', '--ci', '--json', `--outputFile=${report}`],
    { env: { NODE_OPTIONS: vm, ...env } },
    readJest,
  );
}

function playwright(name, app) {
  runner(name, 'playwright', () => ['test', '--reporter=line,json'], { cwd: join(root, 'apps', app) }, readPlaywright);
}

const jestConfigs = globSync('{libs/*,libs/features/*,apps/*,tools/*}/jest.config.mjs', { cwd: root }).sort();

const steps = {
  format: () => check('format', 'prettier', ['--check', '--log-level=warn', '.']),
  lint: () => {
    // The boundary rule reads Nx's cached project graph and is silent without one.
    check('project graph', 'nx', ['show', 'projects']);
    check('lint', 'eslint', ['.']);
    check('unused exports', 'knip', ['--no-progress']);
    check('lockfile', 'node', ['tools/lock-check.mjs']);
  },
  types: () => {
    const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
    check('types', 'node', [tsc, '-p', 'tsconfig.json', '--checkers', '1']);
    // The root program has the browser's types; this one proves that the server does without.
    check('types of the platform', 'node', [tsc, '-p', 'apps/platform', '--checkers', '1']);
  },
  unit: () =>
    jest(
      'unit',
      jestConfigs.filter((config) => !config.startsWith('apps/platform/')),
    ),
  // On PostgreSQL as a whole, for real concurrency; on the embedded database it is what the journeys run against.
  platform: async () => {
    const postgres = await startPostgres();
    try {
      jest('platform', ['apps/platform/jest.config.mjs', 'apps/platform/jest.race.config.mjs'], {
        TEST_DATABASE_URL: postgres.url,
      });
    } finally {
      await postgres.stop();
    }
  },
  stories: () => {
    check('storybook build', 'nx', ['run', '@portal/storybook:build-storybook']);
    playwright('stories', 'storybook');
  },
  e2e: () => {
    check('portal build', 'nx', ['run', '@portal/portal:build']);
    playwright('e2e', 'e2e');
  },
};

const unknown = only.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

process.env.PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
process.env.NX_DAEMON ??= 'false';
rmSync(reports, { recursive: true, force: true });
mkdirSync(dirname(join(reports, 'x')), { recursive: true });
for (const [name, step] of Object.entries(steps)) if (!only.length || only.includes(name)) await step();

if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
