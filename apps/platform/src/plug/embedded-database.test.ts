import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../core/database/open-database.ts';
import { freePort, killPlatforms, startPlatform } from '../testing/platform-process.ts';
import { end, running, signIn, untilGone, untilReadiness, withTeacher } from './plugged.ts';
import { countFound, type SteadyWrites, writeSteadily } from './steady-writes.ts';

/** What a container is to a process: numbers of its own, that begin at 1. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const can = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const canContain = can(CONTAINER[0]!, ...CONTAINER.slice(1), 'true');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-plug-'));
});
afterEach(async () => {
  killPlatforms();
  await rm(folder, { recursive: true, force: true });
});

const databaseOf = (dir: string) => ({ kind: 'pglite', dir: join(dir, 'database') }) as const;

async function expectNothingLost(what: string, writes: SteadyWrites, dir: string): Promise<void> {
  const database = await openDatabase(databaseOf(dir));
  const rows = await database.raw.query<{ id: string }>('select client_id::text as id from calendar_event');
  await database.close();
  const stored = rows.map(({ id }) => id);
  expect(countFound(what, writes, stored)).toEqual({ lost: 0, doubled: 0 });
}

describe('the embedded database [R30]', () => {
  it('has everything that was acknowledged when its process is killed and starts again', async () => {
    await withTeacher(databaseOf(folder));
    let platform = await running({ DATA_DIR: folder });
    const headers = await signIn(platform.origin);
    const writes = writeSteadily({ origin: platform.origin, headers });
    for (let round = 0; round < 2; round++) {
      await pause(500);
      await end(platform, 'SIGKILL');
      platform = await running(platform.env);
    }
    await writes.stop();
    await end(platform, 'SIGKILL');
    await expectNothingLost('kill -9', writes, folder);
  }, 120_000);

  (canContain ? it : it.skip)(
    'is one container’s: a second on its folder ends with a sentence',
    async () => {
      await withTeacher(databaseOf(folder));
      const first = await running({ DATA_DIR: folder }, { within: CONTAINER });
      const writes = writeSteadily({ origin: first.origin, headers: await signIn(first.origin) });
      const second = startPlatform({ ...first.env, PORT: String(await freePort()) }, { within: CONTAINER });
      expect(await second.ended).toBe(1);
      expect(second.said.text).toContain(
        'is already in use by process 1 of another container. Stop it, or set DATA_DIR',
      );
      await pause(300);
      // The kill takes the container with it, and nobody says goodbye.
      await end(first, 'SIGKILL');
      const third = await running(first.env, { within: CONTAINER });
      await writes.stop();
      await end(third, 'SIGKILL');
      await untilGone(third.origin);
      await expectNothingLost('two containers', writes, folder);
    },
    120_000,
  );
});

describe('a full disk', () => {
  const disk = () => join(folder, 'disk');
  const canMount = can('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir());
  afterEach(() => can('umount', '-l', disk()));

  (canMount ? it : it.skip)(
    'is named to who writes, hides nothing from who reads, and heals',
    async () => {
      expect(can('mkdir', disk()) && can('mount', '-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk())).toBe(true);
      await withTeacher(databaseOf(disk()));
      const platform = await running({ DATA_DIR: disk() });
      const headers = await signIn(platform.origin);
      const writes = writeSteadily({ origin: platform.origin, headers });
      await pause(500);
      const { bavail, bsize } = await statfs(disk());
      await writeFile(join(disk(), 'fill'), Buffer.alloc(bavail * bsize - 1024 * 1024));
      await untilReadiness(platform.origin, 'DISK_FULL');
      await pause(1_000);
      const read = await fetch(`${platform.origin}/tns/v1/calendar?from=2027-03-01&to=2027-03-07`, { headers });
      expect(read.status).toBe(200);
      const kept = ((await read.json()) as { data: { events: unknown[] } }).data.events;
      expect(kept).toHaveLength(writes.acknowledged.length);
      await rm(join(disk(), 'fill'));
      await untilReadiness(platform.origin);
      await pause(500);
      await writes.stop();
      expect([...writes.statuses.keys()].toSorted()).toEqual([201, 507]);
      expect(writes.withoutRetryAfter).toEqual([]);
      expect(writes.acknowledged.length).toBeGreaterThan(kept.length);
      platform.child.kill('SIGTERM');
      await once(platform.child, 'exit');
      await expectNothingLost('full disk', writes, disk());
    },
    120_000,
  );
});
