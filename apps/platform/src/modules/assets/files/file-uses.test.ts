import { addFileRow } from '../../../testing/file-rows.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';

const GB = 1024 ** 3;
const clock = testClock('2026-11-18T01:42:00Z');

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ clock });
});
beforeEach(() => t.database.raw.exec('truncate file_asset, file_use cascade'));
afterAll(() => t.close());

const add = (given: Partial<Parameters<typeof addFileRow>[1]> = {}) =>
  addFileRow(t.database, { ownerId: 'me', location: 'CERTIFICATE', ...given });
const use = (
  fileIds: readonly string[],
  given: { usedBy?: string; ownerId?: string; location?: 'ASSIGNMENT' | 'AVATAR' } = {},
) =>
  t.database.db.transaction((tx) =>
    t.assets.files.use(tx, { ownerId: 'me', location: 'CERTIFICATE', usedBy: 'profile:me', fileIds, ...given }),
  );
const unused = async () =>
  (
    await t.database.raw.query<{ id: string }>('select id from file_asset where unused_since is not null order by id')
  ).map(({ id }) => id);

describe('a thing that uses files', () => {
  it('keeps them until it names them no longer', async () => {
    for (const id of ['a', 'b', 'c']) await add({ id });
    await use(['a', 'b']);
    expect(await unused()).toEqual(['c']);
    await use(['b', 'c', 'c']);
    expect(await unused()).toEqual(['a']);
    await use(['b', 'c']);
    expect(await unused()).toEqual(['a']);
    await use([]);
    expect(await unused()).toEqual(['a', 'b', 'c']);
  });

  it('leaves a file to others that use it too', async () => {
    await add({ id: 'a' });
    await use(['a'], { usedBy: 'course:1' });
    await use(['a'], { usedBy: 'course:2' });
    await use([], { usedBy: 'course:1' });
    expect(await unused()).toEqual([]);
    await use([], { usedBy: 'course:2' });
    expect(await unused()).toEqual(['a']);
  });

  it('has files of several purposes, each told by a call of its own', async () => {
    await add({ id: 'a' });
    await add({ id: 'b', location: 'AVATAR' });
    await use(['a']);
    await use(['b'], { location: 'AVATAR' });
    await use([], { location: 'AVATAR' });
    expect(await unused()).toEqual(['b']);
  });

  it('may be an assignment with what was sent as material of a lecture, and lets go of both', async () => {
    await add({ id: 'a', location: 'LECTURE' });
    await add({ id: 'b', location: 'ASSIGNMENT' });
    const things = () => t.database.raw.query(`select file_id from file_use where used_by = 'assignment:1' order by 1`);
    await use(['a', 'b'], { location: 'ASSIGNMENT', usedBy: 'assignment:1' });
    expect(await things()).toEqual([{ file_id: 'a' }, { file_id: 'b' }]);
    await use(['b'], { location: 'ASSIGNMENT', usedBy: 'assignment:1' });
    expect(await things()).toEqual([{ file_id: 'b' }]);
  });

  it.each([
    ['somebody else’s', { ownerId: 'she' }],
    ['one for another purpose', { location: 'AVATAR' }],
    ['one that is still to be checked', { state: 'STORED', unusedSince: null }],
    ['one that was refused', { state: 'REFUSED', refusal: 'TYPE_BLOCKED', unusedSince: null }],
    ['one that was deleted', { state: 'DELETED', unusedSince: null }],
  ] as const)('cannot have %s, and then has none of the call', async (_name, given) => {
    await add({ id: 'good' });
    await add({ id: 'bad', ...given });
    await expect(use(['good', 'bad'])).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    expect(await unused()).toContain('good');
  });

  it('cannot have one that never was', async () => {
    await expect(use(['none'])).rejects.toMatchObject({ code: 'FILE_NOT_FOUND', message: 'Không tìm thấy file' });
  });

  it('has 2 GB of assignment files at most in total [ASG-3]', async () => {
    for (const id of ['a', 'b']) await add({ id, location: 'ASSIGNMENT', size: GB });
    await add({ id: 'c', location: 'ASSIGNMENT', size: 1 });
    await use(['a', 'b'], { location: 'ASSIGNMENT' });
    await expect(use(['a', 'b', 'c'], { location: 'ASSIGNMENT' })).rejects.toMatchObject({
      code: 'QUOTA_TOTAL',
      message: 'File không được lớn hơn 2048MB. File của bạn có kích thước 2049MB.',
    });
  });
});

describe('a reference', () => {
  it('is given for what can be read, with addresses that stay equal for a while and name no person', async () => {
    await add({ id: 'a', name: '자격증.png', size: 10, storedSize: 7, previewKey: 'p' });
    await add({ id: 'b', state: 'STORED', unusedSince: null });
    const ask = async () => (await t.assets.files.refsOf(t.database.db, ['a', 'b', 'none'])).get('a');
    const first = await ask();
    expect(first).toEqual({
      id: 'a',
      name: '자격증.png',
      size: 7,
      contentType: 'image/png',
      url: expect.stringMatching(/^http:\/\/localhost:3000\/assets\/v1\/content\/a\?expires=\d+&signature=[\w-]{43}$/),
      previewUrl: expect.stringMatching(/\/assets\/v1\/content\/a\/preview\?/),
      endsAt: '2026-11-18T02:30:00.000Z',
    });
    clock.advance(600_000);
    expect(await ask()).toEqual(first);
    clock.advance(1_800_000);
    expect((await ask())?.url).not.toBe(first?.url);
    expect((await t.assets.files.refsOf(t.database.db, ['b', 'none'])).size).toBe(0);
    expect((await t.assets.files.refsOf(t.database.db, [])).size).toBe(0);
  });
});
