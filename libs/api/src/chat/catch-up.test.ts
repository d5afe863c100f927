import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { type Conversation, createCatchUp, joined } from './conversation.ts';

const problem = (status: number | string, over = {}) =>
  Object.assign(new Error('잠시 뒤에 다시 시도해 주세요'), { status, ...over });
const page = (from: number, to: number): Conversation => ({
  lastSeq: to,
  lastChange: 0,
  items: Array.from({ length: to - from + 1 }, (_, at) => aChatMessage({ seq: from + at })),
});

/** A talk of which two messages came while the connection was away, and a server that fails as it is told. */
function aTalk({ fails, persists = true }: { fails: Error[]; persists?: boolean }) {
  let known: Conversation | undefined = page(1, 3);
  const started = Date.now();
  const looks: number[] = [];
  const catchUp = createCatchUp({
    known: () => known,
    load() {
      looks.push(Math.round((Date.now() - started) / 1_000));
      const failure = fails.shift();

      if (failure) return Promise.reject(failure);
      known = joined(known!, page(4, 5));
      return Promise.resolve(page(4, 5));
    },
    restart: () => undefined,
    persists,
  });
  return { catchUp, looks, last: () => known?.items.at(-1)?.seq, leave: () => (known = undefined) };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what was missed while the connection was away [CHT-4]', () => {
  it.each(['OFFLINE', 'TIMEOUT', 503, 429])('comes by itself after a page that failed: %s', async (status) => {
    const { catchUp, looks, last } = aTalk({ fails: [problem(status)] });
    await catchUp();
    expect(last()).toBe(3);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(last()).toBe(5);
    expect(looks).toEqual([0, 1]);
  });

  it('is looked for with growing pauses, and not more often than the server says', async () => {
    const fails = [problem('OFFLINE'), problem('OFFLINE'), problem(429, { retryAfter: 20 }), problem(500)];
    const { catchUp, looks, last } = aTalk({ fails });
    await catchUp();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(looks).toEqual([0, 1, 3, 23, 31]);
    expect(last()).toBe(5);
  });

  it('is looked for at once when something is told meanwhile, and not twice', async () => {
    const { catchUp, looks } = aTalk({ fails: [problem('OFFLINE'), problem('OFFLINE')] });
    await catchUp();
    await catchUp();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(looks).toEqual([0, 0, 2]);
  });

  it.each([
    ['where the server does not want to be asked', { fails: [problem(404)] }],
    ['where somebody asks time and again', { fails: [problem('OFFLINE')], persists: false }],
  ])('is not looked for again %s', async (_where, how) => {
    const { catchUp, looks } = aTalk(how);
    await catchUp();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(looks).toEqual([0]);
  });

  it('is not looked for any more in a talk that was left', async () => {
    const { catchUp, looks, leave } = aTalk({ fails: [problem('OFFLINE')] });
    await catchUp();
    leave();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(looks).toEqual([0]);
  });
});
