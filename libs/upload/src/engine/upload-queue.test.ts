import { randomFillSync } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { checkFiles } from '../policy/check-files.ts';
import type { UploadStatus } from '../policy/upload.ts';
import { problem, startStorage, type Storage } from '../testing/storage-double.ts';
import { uploadStoreDouble } from '../testing/upload-store-double.ts';
import { ConnectionLost } from './upload-errors.ts';
import type { UploadField } from './upload-job.ts';
import { createUploadQueue } from './upload-queue.ts';

// What counts as large is a number of the domain; a thousandth of it shows the same, in a hundredth of the time.
jest.mock('@portal/domain/assets/upload-policy', () => ({
  ...jest.requireActual<object>('@portal/domain/assets/upload-policy'),
  SINGLE_PUT_BYTES: 25 * 1024,
}));
const LARGE = 26 * 1024;
const policy = uploadPolicyOf('LECTURE');
const field: UploadField = { name: 'lesson:1:files', userId: 'teacher-1', isKept: true, location: 'LECTURE', policy };

let storage: Storage;
beforeAll(async () => {
  storage = await startStorage();
});
// jsdom reports every cut connection on the console as well.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => storage.reset());
afterAll(() => storage.end());

const largeBytes = randomFillSync(Buffer.alloc(LARGE));
const aFile = (name = '교안.pdf', content: BlobPart = `${name} 내용`) =>
  new File([content], name, { type: 'application/pdf', lastModified: 1_700_000_000_000 });
const aLargeFile = () => aFile('강의 영상.mp4', largeBytes);

function open({ store } = uploadStoreDouble(), server = storage.server) {
  const queue = createUploadQueue({ serverOf: () => server, uploadStore: store });
  const uploads = () => queue.uploadsOf(field);
  const statuses = () => uploads().map(({ status }) => status);
  const settled = (...wanted: UploadStatus[]) => waitFor(() => expect(statuses()).toEqual(wanted));
  return {
    queue,
    uploads,
    statuses,
    settled,
    first: () => uploads()[0]!,
    add: (...files: File[]) => queue.add(field, checkFiles(files, uploads(), policy)),
  };
}

describe('a small file', () => {
  it('is signed, sent in one PUT with the signed headers and nothing of the session, and checked [UPL-3]', async () => {
    const { add, settled, first } = open();
    add(aFile());
    await settled('DONE');
    expect(storage.calls).toEqual(['findSame', 'sign', 'complete']);
    expect(storage.puts).toHaveLength(1);
    expect(storage.puts[0]?.headers['x-signed']).toBe('yes');
    expect(storage.puts[0]?.headers).not.toHaveProperty('authorization');
    expect(storage.puts[0]?.headers).not.toHaveProperty('cookie');
    expect(first().file).toMatchObject({ id: 'file_1', name: '교안.pdf' });
    expect(storage.contentOf('file_1').toString()).toBe('교안.pdf 내용');
  });

  it('whose PUT is not ok has failed, and can be tried again [UPL-3]', async () => {
    storage.letHappen(() => 400);
    const { queue, add, settled, first } = open();
    add(aFile());
    await settled('FAILED');
    expect(first().failure).toEqual({ code: 'FAILED' });
    storage.letHappen(() => undefined);
    queue.resume(first().id);
    await settled('DONE');
  });

  it.each([403, 409])('gets a new address when the old one is spent (%i)', async (status) => {
    storage.letHappen((_put, nth) => (nth === 1 ? status : undefined));
    const { add, settled } = open();
    add(aFile());
    await settled('DONE');
    expect(storage.calls.filter((call) => call === 'sign')).toHaveLength(2);
    expect(storage.puts).toHaveLength(2);
  });

  it('is not sent twice when only the answer was lost', async () => {
    storage.letHappen((_put, nth) => (nth === 1 ? 'LATE_CUT' : undefined));
    const { add, settled } = open();
    add(aFile());
    await settled('OFFLINE');
    window.dispatchEvent(new Event('online'));
    await settled('DONE');
    expect(storage.puts).toHaveLength(1);
  });

  it('goes on by itself when the connection is back', async () => {
    storage.letHappen((_put, nth) => (nth === 1 ? 'CUT' : undefined));
    const { add, settled } = open();
    add(aFile());
    await settled('OFFLINE');
    window.dispatchEvent(new Event('online'));
    await settled('DONE');
  });

  it('stops at once when the browser says that it is offline', async () => {
    storage.letHappen((_put, nth) => (nth === 1 ? 'SILENCE' : undefined));
    const { add, settled } = open();
    add(aFile());
    await waitFor(() => expect(storage.puts).toHaveLength(1));
    window.dispatchEvent(new Event('offline'));
    await settled('OFFLINE');
    window.dispatchEvent(new Event('online'));
    await settled('DONE');
  });

  it('that the server finds to be something else is refused with its words', async () => {
    storage.letRefuse((call) =>
      call === 'complete' ? problem(415, 'CONTENT_MISMATCH', '파일 내용이 형식과 달라요') : undefined,
    );
    const { add, settled, first } = open();
    add(aFile());
    await settled('REFUSED');
    expect(first().failure).toEqual({ code: 'SAID', message: '파일 내용이 형식과 달라요' });
    expect(storage.calls).toContain('remove file_1');
  });

  it('that cannot be read any more says so in Vietnamese [UPL-1]', async () => {
    const gone = aFile();
    gone.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
    const { add, settled, first } = open();
    add(gone);
    await settled('REFUSED');
    expect(first().failure).toEqual({ code: 'FILE_NOT_FOUND' });
  });
});

describe('several files', () => {
  it('are sent three at a time, in their order', async () => {
    storage.letHappen(() => 'SILENCE');
    const { queue, add, statuses, uploads } = open();
    add(...['가', '나', '다', '라', '마'].map((name) => aFile(`${name}.pdf`)));
    await waitFor(() => expect(storage.puts).toHaveLength(3));
    expect(statuses().filter((status) => status === 'QUEUED')).toHaveLength(2);
    expect(statuses().slice(3)).toEqual(['QUEUED', 'QUEUED']);
    queue.cancel(uploads()[0]!.id);
    await waitFor(() => expect(storage.puts).toHaveLength(4));
    expect(uploads().at(-1)).toMatchObject({ name: '마.pdf', status: 'QUEUED' });
    for (const { id } of uploads()) queue.cancel(id);
  });

  it('are all checked before a byte is sent: type, size, sum and number [UPL-2] [ASG-3]', async () => {
    const { add, uploads } = open();
    const large = aFile('둘.pdf');
    Object.defineProperty(large, 'size', { value: 2 * 1024 ** 3 - 5 });
    add(aFile('virus.exe'), aFile('빈 파일.pdf', ''), aFile('하나.pdf'), large);
    expect(uploads().map(({ failure }) => failure?.code)).toEqual([
      'TYPE_BLOCKED',
      'EMPTY',
      undefined,
      'TOTAL_TOO_LARGE',
    ]);
    await waitFor(() => expect(storage.puts).toHaveLength(1));
  });
});

describe('a large file', () => {
  it('goes in parts that the server puts together byte for byte [ASG-3]', async () => {
    const { add, settled, first } = open();
    add(aLargeFile());
    await settled('DONE');
    expect(storage.puts.map(({ part }) => part).sort()).toEqual([1, 2, 3, 4]);
    expect(storage.contentOf(first().file!.id).equals(largeBytes)).toBe(true);
  });

  it('is being checked, not cut off, while the server needs longer than a request may take', async () => {
    const complete = jest.fn(storage.server.complete).mockRejectedValueOnce(new ConnectionLost());
    const { queue, add, settled, statuses } = open(uploadStoreDouble(), { ...storage.server, complete });
    const seen = new Set<UploadStatus>();
    queue.subscribe(() => statuses().forEach((status) => seen.add(status)));
    add(aLargeFile());
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(1));
    await settled('CHECKING');
    window.dispatchEvent(new Event('online'));
    await settled('DONE');
    expect(seen).not.toContain('OFFLINE');
  });

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

  it('pauses and resumes without sending a part twice', async () => {
    const sent: number[] = [];
    storage.letHappen(({ part }) => {
      sent.push(part);
      return sent.length > 2 ? 'SILENCE' : undefined;
    });
    const { queue, add, settled, first } = open();
    add(aLargeFile());
    await waitFor(() => expect(storage.files.get('file_1')?.parts.size).toBe(2));
    queue.pause(first().id);
    await settled('PAUSED');
    storage.puts.length = 0;
    storage.letHappen(() => undefined);
    queue.resume(first().id);
    await settled('DONE');
    expect(storage.puts).toHaveLength(2);
  });

  it('asks for a new address of a part whose address is too old', async () => {
    storage.letHappen((_put, nth) => (nth === 2 ? 403 : undefined));
    const { add, settled } = open();
    add(aLargeFile());
    await settled('DONE');
    expect(storage.calls.filter((call) => call === 'signParts')).toHaveLength(2);
  });

  it('ends all its parts when one cannot be sent', async () => {
    storage.letHappen((_put, nth) => (nth === 1 ? 400 : 'SILENCE'));
    const { add, settled, first } = open();
    add(aLargeFile());
    await settled('FAILED');
    expect(first().failure).toEqual({ code: 'FAILED' });
  });
});

describe('what is there already', () => {
  const found = {
    file: { id: 'old', url: '/old', name: '예전 교안.pdf', size: 9, contentType: 'application/pdf', previewUrl: null },
    uploadedAt: '2026-03-12T09:00:00+09:00',
  };

  it('is offered, and taken without sending anything', async () => {
    storage.letFind([found]);
    const { queue, add, settled, first } = open();
    add(aFile());
    await settled('DUPLICATE');
    expect(first().duplicate).toEqual(found);
    queue.useExisting(first().id);
    await settled('DONE');
    expect(first().file?.id).toBe('old');
    expect(storage.puts).toHaveLength(0);
  });

  it('is sent all the same when she wants to', async () => {
    storage.letFind([found]);
    const { queue, add, settled, first } = open();
    add(aFile());
    await settled('DUPLICATE');
    queue.sendAnyway(first().id);
    await settled('DONE');
    expect(first().file?.id).toBe('file_1');
  });

  it('stops a large file that is on its way meanwhile', async () => {
    storage.letFind([found]);
    storage.letHappen(() => 'SILENCE');
    const { add, settled } = open();
    add(aLargeFile());
    await settled('DUPLICATE');
  });

  it('does not hold up a file when it cannot be asked for', async () => {
    storage.letRefuse((call) => (call === 'findSame' ? problem(500) : undefined));
    const { add, settled } = open();
    add(aFile());
    await settled('DONE');
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

describe('leaving the page', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks first while something is on its way, and only then', async () => {
    storage.letHappen(() => 'SILENCE');
    const { queue, add, first } = open();
    expect(asks()).toBe(false);
    add(aFile());
    await waitFor(() => expect(storage.puts).toHaveLength(1));
    expect(asks()).toBe(true);
    queue.cancel(first().id);
    expect(asks()).toBe(false);
  });
});

it('ends the uploads of a field that keeps nothing with the field', async () => {
  storage.letHappen(() => 'SILENCE');
  const browser = uploadStoreDouble();
  const queue = createUploadQueue({ serverOf: () => storage.server, uploadStore: browser.store });
  const brief: UploadField = { ...field, name: ':r1:', isKept: false };
  queue.add(brief, checkFiles([aFile()], [], policy));
  await waitFor(() => expect(storage.puts).toHaveLength(1));
  queue.close(brief);
  expect(queue.uploadsOf(brief)).toEqual([]);
  expect(browser.uploads.size).toBe(0);
});
