import { FakeXhr, fakeRequests } from '../testing/fake-xhr.ts';
import { putBytes } from './put-bytes.ts';
import { ConnectionLost, FileGone, PutRefused } from './upload-errors.ts';

const target = {
  uploadUrl: 'https://store.test/put?signature=s',
  headers: { 'content-type': 'image/png', 'x-key': 'k' },
};
const file = new File(['12345'], 'a.png', { type: 'text/html' });

let restore: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  restore = fakeRequests();
});
afterEach(() => {
  jest.useRealTimers();
  restore();
});

function put(body: Blob = file) {
  const stop = new AbortController();
  const sent: number[] = [];
  const done = putBytes({ target, body, signal: stop.signal, onSent: (bytes) => sent.push(bytes) });
  const outcome = done.then(
    () => 'ok' as const,
    (error: unknown) => error,
  );
  return { outcome, stop, sent, request: FakeXhr.made[0]! };
}

it('sends exactly the signed headers, the file and nothing else [UPL-3]', async () => {
  const { outcome, sent, request } = put();
  expect(request).toMatchObject({ method: 'PUT', url: target.uploadUrl, headers: target.headers });
  // A type of its own would be sent as a header that nobody signed.
  expect(request.body?.type).toBe('');
  expect(request.body?.size).toBe(5);
  request.progress(3);
  request.answer(200);
  expect(await outcome).toBe('ok');
  expect(sent).toEqual([3]);
});

it.each([199, 300, 403, 500])('takes an answer of %i for a failed upload [UPL-3]', async (status) => {
  const { outcome, request } = put();
  request.answer(status);
  expect(await outcome).toEqual(new PutRefused(status));
});

it('gives up after 40 seconds without progress, and not before', async () => {
  const { outcome, request } = put();
  jest.advanceTimersByTime(39_000);
  request.progress(1);
  jest.advanceTimersByTime(39_000);
  expect(request.isAborted).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(request.isAborted).toBe(true);
  expect(await outcome).toBeInstanceOf(ConnectionLost);
});

it('stops when the browser goes offline', async () => {
  const { outcome, request } = put();
  window.dispatchEvent(new Event('offline'));
  expect(request.isAborted).toBe(true);
  expect(await outcome).toBeInstanceOf(ConnectionLost);
});

it('stops when it is told to, and never starts after that', async () => {
  const { outcome, stop, request } = put();
  stop.abort();
  expect(request.isAborted).toBe(true);
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  await expect(putBytes({ target, body: file, signal: stop.signal, onSent: () => {} })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(FakeXhr.made).toHaveLength(1);
});

it('tells a lost connection from a file that is gone [UPL-1]', async () => {
  jest.useRealTimers();
  const lost = put();
  lost.request.onerror?.();
  expect(await lost.outcome).toBeInstanceOf(ConnectionLost);
  const gone = new File(['x'], 'x.png');
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotFound')) });
  const second = put(gone);
  FakeXhr.made[1]!.onerror?.();
  expect(await second.outcome).toBeInstanceOf(FileGone);
});
