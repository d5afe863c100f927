// Makes a fresh clone ready to use. Runs on any Node from 18, needs no package, and does nothing when all is there.
//   node tools/setup.mjs            the packages
//   node tools/setup.mjs --browser  the packages and a Chromium to test in
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.setup');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

// npm must not run on the Node inside the folder that it is about to replace.
const path = process.env.PATH.split(delimiter)
  .filter((entry) => !entry.includes(join('node_modules', '.bin')))
  .join(delimiter);
const run = (command, args, options = {}) => {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    ...options,
  });
  if (error) throw error;
  return status === 0;
};
const { npm_execpath: cli, npm_node_execpath: node } = process.env;
const npm = (...args) => (cli && node && !node.startsWith(root) ? run(node, [cli, ...args]) : run('npm', args));
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  if (!npm('ci', '--no-audit', '--no-fund', '--loglevel=error'))
    fail('The packages could not be installed: see npm’s message above.');
  writeFileSync(stamp, lock);
}

if (process.argv.includes('--browser')) {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = () =>
    [process.env.CHROMIUM_PATH, ...system, chromium.executablePath()].find((file) => file && existsSync(file));
  if (!found() && process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (run('apt-get', ['update', '-q']))
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  }
  if (!found()) run('npx', ['--no', 'playwright', 'install', 'chromium'], { env: process.env });
  if (!found()) fail('No Chromium to test in. Install one and name it in CHROMIUM_PATH.');
  console.log(`Testing in ${found()}`);
}
