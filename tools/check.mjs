// `npm run check`: types, lint and the rules of the tree, the tests of what a change affects. Lint reads again only what changed
// since its last run here; `npm test` reads all.
import { spawn, spawnSync } from 'node:child_process';
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

// The boundary rule reads Nx's cached project graph and is silent without one.
spawnSync('nx', ['show', 'projects'], { cwd: root, stdio: 'ignore' });
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];
const still = await Promise.all([holds('npm', ['run', 'typecheck', '--silent']), holds('eslint', ['.', ...cache])]);
// No lib is a dependency of these checks, so no change affects them.
const rules = ['source-tree', 'code-owners', 'addresses', 'numbered-exports'];
const tree = ['-c', 'tools/checks/jest.config.mjs', '--silent', ...rules];
const good =
  still.every(Boolean) &&
  (await holds('jest', tree)) &&
  (await holds('nx', ['affected', '-t', 'test', '--parallel=3']));
process.exit(good ? 0 : 1);
