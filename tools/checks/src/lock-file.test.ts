import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('a fresh clone can install: the lock file knows every lib and every package', () => {
  const { status, stderr } = spawnSync(
    'npm',
    ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error'],
    {
      cwd: join(__dirname, '../../..'),
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    },
  );
  const missing = stderr.split('\n').filter((line) => /Missing|Invalid/.test(line));
  expect({ status, missing }).toEqual({ status: 0, missing: [] });
}, 60_000);
