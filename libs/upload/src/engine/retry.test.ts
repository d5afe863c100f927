import { ConnectionLost, PutRefused } from '../bytes/upload-errors.ts';
import { withRetry } from './retry.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Fails as it is told, then answers. */
function work(...errors: unknown[]) {
  const tries: number[] = [];
  const started = Date.now();
  const stop = new AbortController();
  const onLost = jest.fn();
  const outcome = withRetry(
    () => {
      tries.push(Math.round((Date.now() - started) / 1000));
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve('done');
    },
    { signal: stop.signal, onLost },
  ).catch((error: unknown) => error);
  return { outcome, tries, stop, onLost };
}

it('tries again with growing pauses for as long as the connection is lost', async () => {
  const { outcome, tries, onLost } = work(...Array.from({ length: 8 }, () => new ConnectionLost()));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(await outcome).toBe('done');
  const pauses = tries.slice(1).map((at, index) => at - tries[index]!);
  expect(pauses.every((pause, index) => index === 0 || pause >= pauses[index - 1]! || pause >= 29)).toBe(true);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(38);
  expect(onLost).toHaveBeenCalledTimes(8);
});

it('goes on at once when the browser says that it is online again', async () => {
  const { outcome, tries } = work(new ConnectionLost());
  await jest.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  expect(await outcome).toBe('done');
  expect(tries).toEqual([0, 0]);
});

it('gives a busy server a few tries, and the time that it asks for', async () => {
  const { outcome, tries } = work({ status: 429, message: '잠시만요', retryAfter: 20 }, new PutRefused(503));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('done');
  expect(tries[1]).toBeGreaterThanOrEqual(20);
});

it('does not make anybody wait an hour without a word', async () => {
  const refusal = { status: 429, message: '53분 뒤에 다시 해 주세요', retryAfter: 3_180 };
  const { outcome, tries } = work(refusal);
  expect(await outcome).toBe(refusal);
  expect(tries).toHaveLength(1);
});

it('gives up after four refusals of a busy server', async () => {
  const { outcome, tries } = work(...Array.from({ length: 9 }, () => new PutRefused(500)));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toEqual(new PutRefused(500));
  expect(tries).toHaveLength(5);
});

it.each([new PutRefused(400), { status: 507, message: '가득 찼어요' }, { status: 415, message: '안 돼요' }])(
  'does not ask again what was answered for good',
  async (refusal) => {
    const { outcome, tries } = work(refusal);
    expect(await outcome).toBe(refusal);
    expect(tries).toHaveLength(1);
  },
);

it('stops waiting when it is told to', async () => {
  const { outcome, stop, tries } = work(new ConnectionLost());
  await jest.advanceTimersByTimeAsync(10);
  stop.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  expect(tries).toHaveLength(1);
});
