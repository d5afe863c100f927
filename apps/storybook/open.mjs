// `npm run storybook`                          every lib
// `npm run storybook -- --lib notifications`   one lib alone (`portal` is the app)
// `npm run storybook -- --port 7000`
import { spawn } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const hasSource = (folder) => existsSync(join(root, folder, 'src'));
const within = (parent) => readdirSync(join(root, parent)).map((name) => [name, `${parent}/${name}`]);
const libs = new Map(
  [...within('libs'), ...within('libs/parts'), ...within('libs/features'), ['portal', 'apps/portal']].filter(
    ([, folder]) => hasSource(folder),
  ),
);

function options() {
  try {
    return parseArgs({ options: { lib: { type: 'string' }, port: { type: 'string', default: '6006' } } }).values;
  } catch (error) {
    return fail(`${error.message}\nUsage: npm run storybook -- [--lib <name>] [--port <number>]`);
  }
}

const { lib, port } = options();
const folder = lib === undefined ? undefined : libs.get(lib.replace('@portal/', ''));
if (lib !== undefined && !folder)
  fail(`There is no lib "${lib}". There are: ${[...libs.keys()].toSorted().join(', ')}.`);
if (folder && globSync('src/**/*.stories.tsx', { cwd: join(root, folder) }).length === 0)
  fail(`The lib "${lib}" has no stories: it draws nothing.`);
if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
  fail(`"${port}" is no port: give a number from 1 to 65535.`);

const storybook = join(createRequire(import.meta.url).resolve('storybook/package.json'), '../dist/bin/dispatcher.js');
const child = spawn(process.execPath, [storybook, 'dev', '--port', port, '--exact-port', '--no-open', '--ci'], {
  cwd: here,
  stdio: 'inherit',
  env: { ...process.env, STORIES: folder ?? '' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
