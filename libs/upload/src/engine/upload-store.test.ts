import { browserUploadStore, type StoredUpload } from './upload-store.ts';

/** What the browser's database holds; null where it is denied. */
let database: Map<string, unknown> | null = new Map();
const open = () => {
  if (!database) throw new DOMException('denied', 'SecurityError');
  return database;
};
jest.mock('idb-keyval', () => ({
  createStore: () => 'portal-uploads',
  get: async (key: string) => open().get(key),
  getMany: async (keys: string[]) => keys.map((key) => open().get(key)),
  setMany: async (entries: [string, unknown][]) => entries.forEach(([key, value]) => open().set(key, value)),
  delMany: async (keys: string[]) => keys.forEach((key) => open().delete(key)),
  keys: async () => [...open().keys()],
}));
beforeEach(() => {
  database = new Map();
});

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-23T09:00:00Z');
const store = browserUploadStore(() => NOW);
const place = { userId: 'teacher-1', name: 'course:1:image' };
const file = new File(['그림'], '칠판.png', { type: 'image/png', lastModified: 7 });
const stored = (id: string, over: Partial<StoredUpload> = {}): StoredUpload => ({
  id,
  name: file.name,
  type: file.type,
  size: file.size,
  lastModified: 7,
  location: 'COURSE_IMAGE',
  addedAt: NOW,
  remote: null,
  sha256: undefined,
  isDuplicateSettled: false,
  isPaused: false,
  sentBytes: 0,
  file: undefined,
  ...over,
});
const ids = async (of = place) => (await store.list(of)).map(({ upload }) => upload.id);

it('gives an unfinished file back as it was picked, name, type and date', async () => {
  await store.save(place, stored('a', { sentBytes: 3 }));
  await store.saveBytes(place, 'a', file);
  const [found] = await store.list(place);
  expect(found?.upload.sentBytes).toBe(3);
  expect(found?.file).toMatchObject({ name: '칠판.png', type: 'image/png', lastModified: 7, size: file.size });
});

it('gives back the uploads of a field in the order in which they were picked', async () => {
  await store.save(place, stored('late', { addedAt: NOW - 1 }));
  await store.save(place, stored('early', { addedAt: NOW - 2 }));
  expect(await ids()).toEqual(['early', 'late']);
});

it('keeps the newest standing of an upload, once', async () => {
  await store.save(place, stored('a'));
  await store.save(place, stored('a', { isPaused: true }));
  expect((await store.list(place)).map(({ upload }) => upload.isPaused)).toEqual([true]);
});

it.each([
  [14 * DAY, ['a']],
  [14 * DAY + 1, []],
])('keeps an upload for 14 days and not longer (%i ms)', async (age, found) => {
  await store.save(place, stored('a', { addedAt: NOW - age }));
  await store.saveBytes(place, 'a', file);
  expect(await ids()).toEqual(found);
  expect(database?.size).toBe(found.length * 2);
});

it.each([
  [500 * 1024 * 1024, true],
  [500 * 1024 * 1024 + 1, false],
])('copies the bytes of a file of %i: %s; a larger one is picked again', async (size, isKept) => {
  const large = new File([], '녹화.mp4');
  Object.defineProperty(large, 'size', { value: size });
  await store.saveBytes(place, 'a', large);
  expect(database?.size).toBe(Number(isKept));
});

it('asks for the file again where the browser has lost some of its bytes', async () => {
  await store.save(place, stored('a', { size: file.size + 1 }));
  await store.saveBytes(place, 'a', file);
  expect((await store.list(place))[0]?.file).toBeNull();
});

it('tells people and fields apart, however alike their names are', async () => {
  const others = [
    { userId: 'teacher-1', name: 'course:1:image2' },
    { userId: 'teacher-1:course', name: '1:image' },
    { userId: 'teacher-11', name: 'course:1:image' },
    { userId: 'teacher', name: '-1:course:1:image' },
  ];
  await store.save(place, stored('mine'));
  for (const [at, other] of others.entries()) await store.save(other, stored(`other-${at}`));
  expect(await ids()).toEqual(['mine']);
  expect(await ids(others[1])).toEqual(['other-1']);
  await store.removeUser('teacher-1');
  expect(await ids()).toEqual([]);
  expect(await ids(others[0])).toEqual([]);
  expect(await Promise.all(others.slice(1).map(ids))).toEqual([['other-1'], ['other-2'], ['other-3']]);
});

it('leaves neither the upload nor its bytes when it is removed', async () => {
  await store.save(place, stored('a'));
  await store.saveBytes(place, 'a', file);
  await store.save(place, stored('b'));
  await store.remove(place, 'a');
  expect([...database!.keys()]).toEqual([expect.stringContaining('b')]);
});

it('forgets the bytes with the person, too', async () => {
  await store.save(place, stored('a'));
  await store.saveBytes(place, 'a', file);
  await store.removeUser(place.userId);
  expect(database?.size).toBe(0);
});

it('never fails an upload where the browser denies its database', async () => {
  database = null;
  await expect(store.save(place, stored('a'))).resolves.toBeUndefined();
  await expect(store.saveBytes(place, 'a', file)).resolves.toBeUndefined();
  await expect(store.remove(place, 'a')).resolves.toBeUndefined();
  await expect(store.removeUser('teacher-1')).resolves.toBeUndefined();
  await expect(store.list(place)).resolves.toEqual([]);
});
