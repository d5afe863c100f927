// `npm test`: every check of the project, each counted; ends with `N passed, N failed`. The builds and the tests run one after the
// other (two cores); what only reads the files takes what they leave.
//   npm test                 all
//   npm test -- lint unit    only the steps named
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringForward, spawnAside } from './aside.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { killTree } from './process-tree.mjs';
import { readJest as readJestReport, readPlaywright } from './test-reports.mjs';
import { startPostgres } from './test-runner/src/postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'dist', 'test-reports');
const only = process.argv.slice(2);
const failures = [];
/** Names of single tests, for the last lines of the output: what stands above is long. */
const failedTests = [];
const secondTries = [];
let passed = 0;
let failed = 0;

const readJest = (report) => readJestReport(report, root);

/** As in nx.json. What a test makes dies young: with more room for it, collecting takes a twelfth less processor time. */
const vm = '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64';

/** No step needs half of it on an idle machine: one that takes longer hangs, and is ended, so that the run says what hung. */
const LIMIT_MINUTES = 30;
/** What runs aside waits for the others. */
const LIMIT_ASIDE_MINUTES = 60;

const children = new Set();
const endChildren = () => children.forEach(({ pid }) => killTree(pid));

/** Whether a child ends well and in time. What still ran below one that does not is told: it names the test that hangs. */
function ending(child, minutes) {
  children.add(child);
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      const below = killTree(child.pid).map(({ line }) => `  ${line.slice(0, 200)}`);
      console.log(`\nNo end after ${minutes} minutes. What still ran:\n${below.join('\n')}`);
      resolve(false);
    }, minutes * 60_000);
    const end = (good) => {
      clearTimeout(limit);
      children.delete(child);
      resolve(good);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** What a command says that runs beside others is kept together and shown when it ends; one that runs aside lets them pass. */
async function run(command, args, { cwd = root, env = {}, aside = false, beside = aside } = {}) {
  const started = performance.now();
  const name = `\n> ${command} ${args.join(' ')}`;
  if (!beside) console.log(name);
  const start = aside ? spawnAside : spawn;
  const child = start(command, args, { cwd, stdio: beside ? 'pipe' : 'inherit', env: { ...process.env, ...env } });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const good = await ending(child, aside ? LIMIT_ASIDE_MINUTES : LIMIT_MINUTES);
  if (beside) console.log(name);
  process.stdout.write(Buffer.concat(said));
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return good;
}

function count(name, good, bad) {
  passed += good;
  failed += bad;
  if (bad) failures.push(name);
}

/** A command that is one check: it holds or it does not. */
async function check(name, command, args, options) {
  const good = await run(command, args, options);
  count(name, Number(good), Number(!good));
}

/** Whether there are tests, which go first. */
let testing = false;

/** A check that only reads the files. */
const checkAside = (name, command, args) => check(name, command, args, { aside: testing, beside: true });

/**
 * A test runner that writes its own count; a run that ends badly without a failed test counts as one failure. `read`
 * tells of its report what passed, failed, and passed at a second try only.
 */
async function runner(name, command, args, options, read) {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const good = await run(command, args(report), {
    ...options,
    env: { ...options?.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const none = { passed: 0, failed: [], again: [] };
  return { ...(existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : none), good };
}

/** Takes a finished runner into the count. */
function tally(name, { good, passed: ok, failed: bad, again }) {
  count(name, ok, bad.length || Number(!good || ok === 0));
  failedTests.push(...bad.map((each) => `${name}: ${each}`));
  secondTries.push(...again.map((each) => `${name}: ${each}`));
}

function jestOnce(name, args, { env = {} } = {}) {
  return runner(
    name.replaceAll(/[ /]/g, '-'),
    'jest',
    (report) => [...args, '--ci', '--silent', '--json', `--outputFile=${report}`],
    { env: { NODE_OPTIONS: vm, ...env } },
    readJest,
  );
}

/**
 * Files that failed run once more, alone: a machine that was busy beside is no fault of the product, and the last lines
 * name what needed it. Races are not asked twice: one that shows once is there.
 */
async function secondTry(name, first, args, env) {
  const { files = [], failed: bad } = first;
  if (!files.length || files.length > 5 || files.some((file) => file.includes('.race.test.')))
    return tally(name, first);
  console.log(`\nOnce more, alone:\n  ${bad.join('\n  ')}`);
  const second = await jestOnce(name, [...args(), '--runInBand', '--runTestsByPath', ...files], { env });
  const good = second.good && second.failed.length === 0;
  tally(name, good ? { good, passed: first.passed + bad.length, failed: [], again: bad } : first);
}

/** One sign a story, a line a journey: what comes after them has to be found by who reads only the end. */
async function playwright(name, app, args = []) {
  const result = await runner(
    name,
    'playwright',
    () => ['test', `--reporter=${name === 'stories' ? 'dot' : 'list'},json`, '--retries=1', ...args],
    { cwd: join(root, 'apps', app) },
    readPlaywright,
  );
  tally(name, result);
}

/** What is built, and for which steps. */
const BUILDS = [
  ['portal build', '@portal/portal:build', ['e2e', 'alone']],
  ['storybook build', '@portal/storybook:build-storybook', ['stories']],
];

/** Not through Nx: the server is new each time, and a race that did not show is no reason not to look again. */
async function onPostgres(name, config) {
  const postgres = await startPostgres();
  const args = ['-c', `apps/platform/${config}`];
  const env = { TEST_DATABASE_URL: postgres.url };
  try {
    const first = await jestOnce(name, [...args, '--maxWorkers=2'], { env });
    await secondTry(name, first, () => args, env);
  } finally {
    await postgres.stop();
  }
}

/** Where the configuration of a project is and where Nx leaves its report; the platform has a step of its own. */
const projects = globSync('{libs/*,libs/parts/*,libs/features/*,apps/*,tools/*}/jest.config.mjs', { cwd: root })
  .map((config) => ({ root: dirname(config), config, report: join(root, dirname(config), 'test-report.json') }))
  .filter((project) => project.root !== 'apps/platform')
  .sort((a, b) => a.root.localeCompare(b.root));

/** The longest of them by far, in one piece: its end must not be waited for alone. */
const LONGEST = '@portal/workspace-plugin';

/**
 * Every project through Nx, two at a time beside the longest (a test waits now and then): what did not change since it was
 * green is not run again, its report is taken from the cache with its count. A project without a report is a failure.
 */
async function unitTests() {
  for (const { report } of projects) rmSync(report, { force: true });
  const others = `--exclude=@portal/platform,${LONGEST}`;
  const options = { beside: true, env: { JEST_WORKERS: '1' } };
  await Promise.all([
    run('nx', ['run', `${LONGEST}:test`, '--outputStyle=static'], options),
    run('nx', ['run-many', '-t', 'test', others, '--parallel=2', '--outputStyle=static'], options),
  ]);
  for (const { root: folder, config, report } of projects) {
    const first = existsSync(report)
      ? readJest(JSON.parse(readFileSync(report, 'utf8')))
      : { good: false, passed: 0, failed: [`${folder}: it wrote no report`], files: [], again: [] };
    await secondTry(`unit ${folder}`, first, () => ['-c', config]);
  }
}

const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

const steps = {
  format: () => checkAside('format', 'prettier', ['--check', '--log-level=warn', '.']),
  lint: async () => {
    // The boundary rule reads Nx's cached project graph and is silent without one.
    await checkAside('project graph', 'nx', ['show', 'projects']);
    await checkAside('lint', 'eslint', ['.']);
  },
  unused: async () => {
    await checkAside('unused exports', 'knip', ['--no-progress']);
    await checkAside('lockfile', 'node', ['tools/lock-check.mjs']);
  },
  types: async () => {
    await checkAside('types', 'node', [tsc, '-p', 'tsconfig.json', '--checkers', '1']);
    // The root program has the browser's types; this one proves that the server does without.
    await checkAside('types of the platform', 'node', [tsc, '-p', 'apps/platform', '--checkers', '1']);
  },
  unit: unitTests,
  // On PostgreSQL as a whole, for real concurrency; on the embedded database it is what the journeys run against.
  platform: () => onPostgres('platform', 'jest.config.mjs'),
  e2e: () => playwright('e2e', 'e2e', ['--project=desktop', '--project=phone']),
  races: () => onPostgres('races', 'jest.race.config.mjs'),
  stories: () => playwright('stories', 'storybook'),
  // Last, when nothing else runs: one room at a time, for a second one would take the first one's processor.
  alone: () => playwright('alone', 'e2e', ['--project=alone', '--no-deps', '--workers=1']),
};

const unknown = only.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

process.env.PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
process.env.NX_DAEMON ??= 'false';
process.env.TMPDIR = memoryFolder() ?? tmpdir();
// The folder in memory goes with the process, and so does what it started.
process.on('exit', endChildren);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
rmSync(reports, { recursive: true, force: true });
mkdirSync(dirname(join(reports, 'x')), { recursive: true });
// A Storybook of one lib is for its team; here it is the whole one.
delete process.env.STORIES;
const times = [];
const isAsked = (name) => !only.length || only.includes(name);

async function take(names) {
  const started = performance.now();
  for (const name of names.filter(isAsked)) await steps[name]();
  return ((performance.now() - started) / 1000).toFixed(0);
}

async function build() {
  const started = performance.now();
  for (const [name, target, on] of BUILDS)
    if (on.some(isAsked)) await check(name, 'nx', ['run', target], { beside: true });
  return ((performance.now() - started) / 1000).toFixed(0);
}

/** These only read the files, one after the other: of two cores a build leaves one, the tests a tenth, the journeys a quarter. */
const STILL = ['lint', 'format', 'unused', 'types'];
const inTurn = Object.keys(steps).filter((name) => isAsked(name) && !STILL.includes(name));
testing = inTurn.length > 0;
const still = take(STILL);

/** Nothing goes before them any more. */
function stillEnd() {
  testing = false;
  children.forEach(bringForward);
  return still;
}

times.push(`builds ${await build()} s`);
for (const name of inTurn) {
  if (name === 'alone') await stillEnd();
  times.push(`${name} ${await take([name])} s`);
}
times.push(`${STILL.join(', ')} ${await stillEnd()} s`);

console.log(`\nTime: ${times.join(', ')}`);

if (secondTries.length) console.log(`\nPassed at the second try only:\n  ${secondTries.join('\n  ')}`);
if (failedTests.length) console.log(`\nFailed tests:\n  ${failedTests.join('\n  ')}`);
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
