import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { UPLOAD_QUOTA } from '@portal/domain/assets/upload-policy';
import { addFileRow } from '../../../testing/file-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uploadCalls, type UploadCalls } from '../../../testing/upload-calls.ts';
import { fileStateQueries } from '../files/file-states.queries.ts';

const CALLERS = 32;
const at32 = <T>(work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CALLERS }, (_none, at) => work(at)));

let t: TestApp;
let other: TestApp;
let me: { id: string };
let headers: Record<string, string>;
let my: UploadCalls;
let hers: UploadCalls;
beforeAll(async () => {
  t = await createTestApp();
  me = await t.addUser({ username: 'math' });
  headers = await t.signIn('math');
  // A second process of the same installation: one database and one folder.
  other = await createTestApp({
    database: { ...t.database, close: async () => undefined },
    env: { DATA_DIR: t.config.dataDir },
  });
  [my, hers] = [uploadCalls(t, headers), uploadCalls(other, headers)];
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const count = <T>(values: readonly T[], value: T) => values.filter((one) => one === value).length;
const kept = async () =>
  (await readdir(join(t.config.dataDir, 'files/objects'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

describe('32 at once, in two processes', () => {
  it('send the bytes of one address: one file is stored, and it is whole [UPL-3]', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await kept();
      const bytes = Buffer.alloc(50_000, `${round}`);
      const target = await my.signed({ name: 'a.txt', bytes, location: 'TEACHER_POPUP' });
      const answers = await at32((at) => (at % 2 ? my : hers).put(target, bytes));
      const statuses = answers.map(({ status }) => status);
      expect([count(statuses, 204), count(statuses, 409)]).toEqual([1, CALLERS - 1]);
      expect(await kept()).toBe(before + 1);
    }
  });

  it('would be stored more than once by a look before the write: the test would notice', async () => {
    const path = join(t.config.dataDir, 'naive');
    const store = async () => {
      if (await stat(path).catch(() => undefined)) return 409;
      await writeFile(path, 'a');
      return 204;
    };
    expect(count(await at32(store), 204)).toBeGreaterThan(1);
  });

  it('complete one picture: all get one answer, and one picture with one preview is kept [UPL-3]', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a6' } })
      .jpeg()
      .toBuffer();
    for (let round = 0; round < 5; round++) {
      const before = await kept();
      const id = await my.send({ name: 'a.jpg', bytes, location: 'AVATAR' });
      const answers = await at32((at) => (at % 2 ? my : hers).complete(id));
      const withoutAddresses = answers.map((answer) => answer.body.replaceAll(/(?:expires|signature)=[\w-]+/g, ''));
      expect(new Set(withoutAddresses).size).toBe(1);
      expect(answers[0]!.statusCode).toBe(200);
      expect(await kept()).toBe(before + 2);
    }
  });

  it('use and sweep one file: it is used and there, or gone and refused, and never both', async () => {
    for (let round = 0; round < 10; round++) {
      const yesterday = new Date(Date.now() - 2 * 86_400_000);
      const id = await addFileRow(t.database, { ownerId: me.id, location: 'AVATAR', unusedSince: yesterday });
      const use = (at: number) =>
        t.database.db
          .transaction((tx) =>
            t.assets.files.use(tx, { ownerId: me.id, location: 'AVATAR', usedBy: `profile:${at}`, fileIds: [id] }),
          )
          .then(
            () => true,
            () => false,
          );
      const now = new Date();
      const sweep = () => fileStateQueries(t.database.db).expire({ sendable: now, kept: now });
      const used = await at32((at) => (at % 4 ? use(at) : sweep().then(() => false)));
      const rows = await t.database.raw.query<{ state: string }>('select state from file_asset where id = $1', [id]);
      expect(rows[0]!.state).toBe(used.includes(true) ? 'CHECKED' : 'DELETED');
    }
  });

  it('cannot pass the quota side by side', async () => {
    const { id } = await t.addUser({ username: 'full' });
    const full = uploadCalls(t, await t.signIn('full'));
    await t.database.raw.exec(`
      insert into file_asset (id, owner_id, location, uploader_code, name, content_type, size, state, object_key, stored_size,
          checked_at, created_at, expires_at)
        select 'q_' || n, '${id}', 'LECTURE', 'x', 'a', 'b', 1, 'CHECKED', 'q_' || n, 1, now(), now(), now()
        from generate_series(1, ${UPLOAD_QUOTA.files - 5}) n`);
    const file = { name: 'a.txt', bytes: Buffer.from('a'), location: 'TEACHER_POPUP' } as const;
    const answers = await at32(() => full.sign(file));
    expect(
      count(
        answers.map(({ statusCode }) => statusCode),
        200,
      ),
    ).toBe(5);
  });

  it('would pass it with a plain look before the insert: the test would notice', async () => {
    await t.database.raw.exec('create table naive_file (n int)');
    const sign = async () => {
      const [row] = await t.database.raw.query<{ n: number }>('select count(*)::int as n from naive_file');
      if (row!.n < 5) await t.database.raw.exec('insert into naive_file values (1)');
    };
    await at32(sign);
    const [row] = await t.database.raw.query<{ n: number }>('select count(*)::int as n from naive_file');
    expect(row!.n).toBeGreaterThan(5);
  });
});
