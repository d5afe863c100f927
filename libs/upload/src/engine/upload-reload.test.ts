import { waitFor } from '@testing-library/dom';
import { checkFiles } from '../policy/check-files.ts';
import { problem, startStorage, type Storage } from '../testing/storage-double.ts';
import { aFile, aLargeFile, field, largeBytes, openPage, policy } from '../testing/upload-page.ts';
import { uploadStoreDouble } from '../testing/upload-store-double.ts';
import { type UploadField, VISITOR } from './upload-job.ts';

// What counts as large is a number of the domain; a thousandth of it shows the same, in a hundredth of the time.
jest.mock('@portal/domain/assets/upload-policy', () => ({
  ...jest.requireActual<object>('@portal/domain/assets/upload-policy'),
  SINGLE_PUT_BYTES: 25 * 1024,
}));

let storage: Storage;
beforeAll(async () => {
  storage = await startStorage();
});
// jsdom reports every cut connection on the console as well.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => storage.reset());
afterAll(() => storage.end());

const open = (browser = uploadStoreDouble()) => openPage(storage.server, browser);

describe('after a reload, a large file', () => {
  it('resumes after a reload with the parts that are missing', async () => {
    const browser = uploadStoreDouble();
    storage.letHappen(({ part }) => (part > 2 ? 'SILENCE' : undefined));
    const before = open(browser);
    before.add(aLargeFile());
    await waitFor(() => expect([storage.puts.length, storage.files.get('file_1')?.parts.size]).toEqual([4, 2]));
    // The page is gone: its queue is forgotten as it stands.
    storage.letHappen(() => undefined);
    storage.puts.length = 0;
    const after = open(browser);
    await after.queue.restore(field);
    await after.settled('DONE');
    expect(storage.puts.map(({ part }) => part).sort()).toEqual([3, 4]);
    expect(storage.contentOf('file_1').equals(largeBytes)).toBe(true);
    before.queue.forgetUser('teacher-1');
  });

  it('starts anew when the server has given it up', async () => {
    const browser = uploadStoreDouble();
    storage.letHappen(() => 'SILENCE');
    const before = open(browser);
    before.add(aLargeFile());
    await waitFor(() => expect(storage.puts.length).toBeGreaterThan(0));
    storage.files.clear();
    storage.letHappen(() => undefined);
    const after = open(browser);
    await after.queue.restore(field);
    await after.settled('DONE');
    expect(storage.calls.filter((call) => call === 'startParts')).toHaveLength(2);
    before.queue.forgetUser('teacher-1');
  });
});

describe('after a reload', () => {
  it('a file that was not sent goes on by itself, and one that was paused waits', async () => {
    const browser = uploadStoreDouble();
    storage.letHappen(() => 'SILENCE');
    const before = open(browser);
    before.add(aFile('가.pdf'), aFile('나.pdf'));
    await waitFor(() => expect(storage.puts).toHaveLength(2));
    before.queue.pause(before.uploads()[1]!.id);
    storage.letHappen(() => undefined);
    const after = open(browser);
    await after.queue.restore(field);
    await after.settled('DONE', 'PAUSED');
    before.queue.forgetUser('teacher-1');
  });

  it('files stand in the order in which they were picked', async () => {
    const browser = uploadStoreDouble();
    storage.letHappen(() => 'SILENCE');
    const before = open(browser);
    const picked = ['가.pdf', '나.pdf', '다.pdf'];
    before.add(...picked.map((name) => aFile(name)));
    await waitFor(() => expect(storage.puts).toHaveLength(3));
    const after = open(browser);
    await after.queue.restore(field);
    expect(after.uploads().map(({ name }) => name)).toEqual(picked);
    await waitFor(() => expect(storage.puts).toHaveLength(6));
    before.queue.forgetUser('teacher-1');
    after.queue.forgetUser('teacher-1');
  });

  it('a file whose bytes could not be kept is picked again, and only that very file is taken', async () => {
    const browser = uploadStoreDouble({ canKeepBytes: false });
    storage.letHappen(() => 'SILENCE');
    const before = open(browser);
    before.add(aFile());
    await waitFor(() => expect(storage.puts).toHaveLength(1));
    storage.letHappen(() => undefined);
    const { queue, settled, first } = open(browser);
    await queue.restore(field);
    await settled('MISSING');
    queue.pickAgain(first().id, aFile('다른 교안.pdf'));
    expect(first()).toMatchObject({ status: 'MISSING', failure: { code: 'OTHER_FILE' } });
    queue.pickAgain(first().id, aFile());
    await settled('DONE');
    before.queue.forgetUser('teacher-1');
  });

  it('a file that had arrived is given to the field with a fresh address', async () => {
    const browser = uploadStoreDouble();
    const before = open(browser);
    before.add(aFile());
    await before.settled('DONE');
    const after = open(browser);
    await after.queue.restore(field);
    expect(after.first()).toMatchObject({ status: 'DONE', file: { url: expect.stringContaining('?fresh') as string } });
    after.queue.take(after.first().id);
    await waitFor(() => expect(browser.uploads.size).toBe(0));
  });

  it('a file that had arrived, but whose answer was lost, is no duplicate of itself', async () => {
    const browser = uploadStoreDouble();
    storage.letRefuse((call) => (call === 'complete' ? problem(409, 'WRONG_STATE') : undefined));
    const before = open(browser);
    before.add(aFile());
    await before.settled('FAILED');
    const [kept] = browser.uploads.values();
    storage.letRefuse(() => undefined);
    const sent = await storage.server.sign({ name: '교안.pdf', type: '', size: aFile().size, location: 'LECTURE' });
    storage.files.get(sent.id)!.parts.set(1, Buffer.from('교안.pdf 내용'));
    const file = {
      id: sent.id,
      url: '/u',
      name: '교안.pdf',
      size: 9,
      contentType: 'application/pdf',
      previewUrl: null,
    };
    storage.letFind([{ file, uploadedAt: '2026-03-12T09:00:00+09:00' }]);
    await browser.store.save(kept!.place, { ...kept!.upload, remote: { kind: 'WHOLE', id: sent.id } });
    storage.puts.length = 0;
    const after = open(browser);
    await after.queue.restore(field);
    await after.settled('DONE');
    expect(after.first().file?.id).toBe(sent.id);
    expect(storage.puts).toHaveLength(0);
    before.queue.forgetUser('teacher-1');
  });

  it('what another person left unfinished is neither shown nor sent, and waits for her', async () => {
    const browser = uploadStoreDouble();
    storage.letHappen(() => 'SILENCE');
    const { queue, add, uploads } = open(browser);
    add(aFile());
    await waitFor(() => expect(storage.puts).toHaveLength(1));
    queue.leaveOthers('teacher-2');
    expect(uploads()).toEqual([]);
    const hers: UploadField = { ...field, userId: 'teacher-2' };
    await queue.restore(hers);
    expect(queue.uploadsOf(hers)).toEqual([]);
    storage.letHappen(() => undefined);
    queue.leaveOthers('teacher-1');
    await queue.restore(field);
    await waitFor(() => expect(uploads()).toMatchObject([{ status: 'DONE' }]));
  });

  it('what is sent with a ticket goes on, whoever signs in meanwhile', async () => {
    const browser = uploadStoreDouble();
    const ofFamily: UploadField = { ...field, name: 'homework:1:2', userId: VISITOR };
    storage.letHappen(() => 'SILENCE');
    const before = open(browser);
    before.queue.add(ofFamily, checkFiles([aFile()], [], policy));
    await waitFor(() => expect(storage.puts).toHaveLength(1));
    before.queue.leaveOthers('teacher-1');
    expect(before.queue.uploadsOf(ofFamily)).toHaveLength(1);
    storage.letHappen(() => undefined);
    const after = open(browser);
    await after.queue.restore(ofFamily);
    await waitFor(() => expect(after.queue.uploadsOf(ofFamily)).toMatchObject([{ status: 'DONE' }]));
    before.queue.forgetUser(VISITOR);
  });

  it('nothing is left of what a person cancelled, or of one who signed out', async () => {
    const browser = uploadStoreDouble();
    storage.letHappen(() => 'SILENCE');
    const { queue, add, uploads, first } = open(browser);
    add(aFile('가.pdf'), aFile('나.pdf'));
    await waitFor(() => expect(storage.puts).toHaveLength(2));
    const [{ id }] = [first()];
    queue.cancel(id);
    expect(storage.calls).toContain('remove file_1');
    await waitFor(() => expect([...browser.uploads.keys()]).not.toContain(id));
    queue.forgetUser('teacher-1');
    expect(uploads()).toEqual([]);
    await waitFor(() => expect(browser.uploads.size + browser.bytes.size).toBe(0));
  });
});

it('ends the uploads of a field that keeps nothing with the field', async () => {
  storage.letHappen(() => 'SILENCE');
  const browser = uploadStoreDouble();
  const { queue } = open(browser);
  const brief: UploadField = { ...field, name: ':r1:', isKept: false };
  queue.add(brief, checkFiles([aFile()], [], policy));
  await waitFor(() => expect(storage.puts).toHaveLength(1));
  queue.close(brief);
  expect(queue.uploadsOf(brief)).toEqual([]);
  expect(browser.uploads.size).toBe(0);
});
