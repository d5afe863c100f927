// `npm run check`: types, lint, format and the rules of the tree, the tests of what a change since `main` affects. Lint reads again
// only what changed since its last run here, Prettier only what a change touches, and of the back end only the contexts that
// changed are tested; `npm test` does all.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.env.PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
process.env.NX_DAEMON ??= 'false';

/** Whether a command ends well; what it says is shown as it comes. */
const holds = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--merge-base', 'main'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Where the name of a context stands: its module, what it says in domain, and its migrations. */
const CONTEXT =
  /^(?:apps\/platform\/src\/modules\/|libs\/domain\/src\/|apps\/platform\/migrations\/\d+_)([a-z]+(?:-[a-z]+)*)/;

/** The contexts that changed, where nothing else did that the back end needs; undefined where all of it is to be tested. */
function changedContexts() {
  const files = changed.filter(
    (file) => !/^(?:libs\/(?!domain\/)|apps\/(?!platform\/)|tools\/|docs\/|README\.md$|CODEOWNERS$)/.test(file),
  );
  const contexts = files.map((file) => {
    const [, name] = CONTEXT.exec(file) ?? [];
    return name && existsSync(join(root, 'apps/platform/src/modules', name)) ? name : undefined;
  });
  return contexts.includes(undefined) ? undefined : [...new Set(contexts)];
}

// The boundary rule reads Nx's cached project graph and is silent without one.
spawnSync('nx', ['show', 'projects'], { cwd: root, stdio: 'ignore' });
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];
// No lib is a dependency of these checks, so no change affects them. These three ask how Nx, ESLint and a test runner behave: 140 s.
const slow = ['src/affected', 'src/import-rules', 'src/mutant-process'];
const contexts = changedContexts();

async function tests() {
  const except = contexts ? ['--exclude=@portal/platform'] : [];
  if (!(await holds('nx', ['affected', '-t', 'test', '--parallel=3', ...except]))) return false;
  if (!contexts?.length) return true;
  const own = contexts.map((context) => `apps/platform/src/modules/${context}/`);
  return holds('jest', [
    '-c',
    'apps/platform/jest.config.mjs',
    '--silent',
    ...own,
    'authorisation-matrix',
    'core/database/migrations',
    'modules/enumerations',
  ]);
}

function format() {
  const files = changed.filter((file) => existsSync(join(root, file)));
  return files.length === 0 || holds('prettier', ['--check', '--log-level=warn', '--ignore-unknown', ...files]);
}

const checks = [
  () => holds('eslint', ['.', ...cache]),
  format,
  () => holds('jest', ['-c', 'tools/checks/jest.config.mjs', '--silent', '--testPathIgnorePatterns', ...slow]),
  tests,
];
const types = holds('npm', ['run', 'typecheck', '--silent']);
let good = true;
for (const check of checks) good &&= await check();
process.exit((await types) && good ? 0 : 1);
