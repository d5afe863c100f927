// Makes a fresh clone ready to use. Runs on any Node from 18, needs no package, and does nothing when all is there.
//   node tools/setup.mjs              the packages
//   node tools/setup.mjs --browser    … and a Chromium to test in
//   node tools/setup.mjs --postgres   … and a PostgreSQL server program for the tests that need real concurrency
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres } from './find-postgres.mjs';
import { isSetUp, noteSetUp } from './setup-stamp.mjs';
import { findChromium } from './test-runner/src/find-chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// npm must not run on the Node inside the folder that it is about to replace.
const path = process.env.PATH.split(delimiter)
  .filter((entry) => !entry.includes(join('node_modules', '.bin')))
  .join(delimiter);

function run(command, args, env = {}) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  });
  if (error) throw error;
  return status === 0;
}

function npm(...args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  return cli && node && !node.startsWith(root) ? run(node, [cli, ...args]) : run('npm', args);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

const canUseApt = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
let aptIsFresh = false;
function apt(name) {
  if (!canUseApt) return;
  aptIsFresh ||= run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { DEBIAN_FRONTEND: 'noninteractive' });
}

if (!isSetUp(root)) {
  if (!npm('ci', '--no-audit', '--no-fund', '--loglevel=error'))
    fail('The packages could not be installed: see npm’s message above.');
  noteSetUp(root);
}

if (process.argv.includes('--browser')) {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  const find = () => findChromium() ?? [chromium.executablePath()].find((file) => existsSync(file));
  if (!find()) apt('chromium-headless-shell');
  if (!find()) apt('chromium');
  if (!find()) run('npx', ['--no', 'playwright', 'install', 'chromium'], { PATH: process.env.PATH });
  if (!find()) fail('No Chromium to test in. Install one and name it in CHROMIUM_PATH.');
}

if (process.argv.includes('--postgres')) {
  if (!findPostgres()) apt('postgresql');
  if (!findPostgres())
    fail(
      'No PostgreSQL server program (initdb, postgres) found. The race tests need real concurrency: install PostgreSQL 15 or newer, or name its bin folder in POSTGRES_BIN.',
    );
}
