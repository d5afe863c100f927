import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Below tmp/, which git and Nx do not look into; the copy finds third-party packages in the workspace above it. */
export const copy = join(root, 'tmp', `generated-${process.pid}`);

const COPIED = [
  'eslint.config.mjs',
  'nx.json',
  'package.json',
  'tsconfig.base.json',
  '.prettierrc.json',
  '.gitignore',
  'CODEOWNERS',
  'libs',
  'apps/platform',
  'apps/portal',
  'apps/storybook/.storybook',
  'apps/e2e/tests',
  'docs/architecture.md',
  'docs/sections.md',
  'tools/checks',
  'tools/lint',
  'tools/nx',
  'tools/setup-stamp.mjs',
  'tools/workspace-plugin',
  'tools/test-runner',
];

export function copyWorkspace(): void {
  removeCopy();
  for (const path of COPIED) cpSync(join(root, path), join(copy, path), { recursive: true });
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.root.json'));
  for (const path of globSync(['libs/*/package.json', 'libs/*/*/package.json', 'tools/*/package.json'], { cwd: copy }))
    link(dirname(path));
}

/** The checks of the house read what git tracks. */
export function trackCopy(): void {
  for (const command of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', command, { cwd: copy, stdio: 'ignore' });
}

export const removeCopy = (): void => rmSync(copy, { recursive: true, force: true });

/** One of the workspace's own packages of the copy, where it looks for them. */
export function link(folder: string): void {
  const { name } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as { name: string };
  mkdirSync(join(copy, 'node_modules', dirname(name)), { recursive: true });
  symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
}

/**
 * Runs a command in the copy; the answer is 'passed', or the end of what it said. A time limit of a test cannot stop it,
 * because nothing else runs meanwhile: it has its own.
 */
export function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(join(root, 'node_modules', '.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
    timeout: 280_000,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64',
      NX_DAEMON: 'false',
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`,
      ...env,
    },
  });
  return status === 0 ? 'passed' : `${stdout}${stderr}${error?.message ?? ''}`.slice(-6_000);
}
