// A throw-away PostgreSQL for the tests: own folder, free port, gone afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres } from '../../find-postgres.mjs';

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL refuses to run as root; the package's own user, else nobody, runs it then. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag, name) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // Not on this machine: the next one.
    }
  return {};
}

/**
 * An empty server; `url` names its database `postgres`. A durable one keeps what it acknowledged when it is killed.
 * @param {{ durable?: boolean }} [options]
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL server program: run `node tools/setup.mjs --postgres`.');
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const as = owner();
  if (as.uid) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    'max_connections=300',
    // Nobody reads its log: it stays small, for the folder may lie in memory.
    ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=128MB', 'min_wal_size=32MB'],
  ];
  const logFile = join(folder, 'log');

  async function run() {
    // To a file, not a pipe: a caller that waits for a child process would not read it, and a full pipe stops the server.
    const log = openSync(logFile, 'w');
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings.flatMap((each) => ['-c', each])],
      { ...as, cwd: folder, stdio: ['ignore', 'ignore', log] },
    );
    closeSync(log);
    while (!readFileSync(logFile, 'utf8').includes('ready to accept connections')) {
      if (started.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8')}`);
      await setTimeout(50);
    }
    return started;
  }

  let server = await run();
  /** SIGINT ends every connection and then the server; SIGQUIT ends it as a crash does. */
  async function end(signal) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    end,
    /** Starts again, on the same port and data, what `end` ended. */
    async again() {
      server = await run();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
