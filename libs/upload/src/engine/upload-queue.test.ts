import { waitFor } from '@testing-library/dom';
import { ConnectionLost } from '../bytes/upload-errors.ts';
import type { UploadStatus } from '../policy/upload.ts';
import { problem, startStorage, type Storage } from '../testing/storage-double.ts';
import { aFile, aLargeFile, largeBytes, openPage } from '../testing/upload-page.ts';

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

const open = (server = storage.server) => openPage(server);

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

  it('that the server finds to be something else is refused for good', async () => {
    storage.letRefuse((call) =>
      call === 'complete' ? problem(415, 'CONTENT_MISMATCH', '파일 내용이 형식과 달라요') : undefined,
    );
    const { add, settled, first } = open();
    add(aFile());
    await settled('REFUSED');
    expect(first().failure).toEqual({ code: 'CONTENT_MISMATCH' });
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
    const { queue, add, settled, statuses } = open({ ...storage.server, complete });
    const seen = new Set<UploadStatus>();
    queue.subscribe(() => statuses().forEach((status) => seen.add(status)));
    add(aLargeFile());
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(1));
    await settled('CHECKING');
    window.dispatchEvent(new Event('online'));
    await settled('DONE');
    expect(seen).not.toContain('OFFLINE');
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
