import { deadline, whileWanted } from './deadline.ts';
import { createRefusalCounter } from './refusal-counter.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the time that a request has [SES-6]', () => {
  it('is over at its end and not before', () => {
    const time = deadline(new AbortController().signal, 40_000);
    jest.advanceTimersByTime(39_999);
    expect([time.signal.aborted, time.isOver()]).toEqual([false, false]);
    jest.advanceTimersByTime(1);
    expect([time.signal.aborted, time.isOver()]).toEqual([true, true]);
  });

  it('ends with its caller, who gave up by herself: that is no timeout, also later', () => {
    const caller = new AbortController();
    const time = deadline(caller.signal, 40_000);
    caller.abort();
    expect(time.signal.aborted).toBe(true);
    jest.advanceTimersByTime(40_000);
    expect(time.isOver()).toBe(false);
  });

  it('never begins for a caller who has gone', () => {
    expect(deadline(AbortSignal.abort(), 40_000).signal.aborted).toBe(true);
  });

  it('does not run on after the answer', () => {
    const caller = new AbortController();
    const time = deadline(caller.signal, 40_000);
    time.clear();
    caller.abort();
    jest.advanceTimersByTime(40_000);
    expect([time.signal.aborted, time.isOver(), jest.getTimerCount()]).toEqual([false, false, 0]);
  });
});

describe('waiting for work that others wait for too', () => {
  it('ends with the work, whatever comes of it', async () => {
    const { signal } = new AbortController();
    await expect(whileWanted(Promise.resolve('done'), signal)).resolves.toBe('done');
    await expect(whileWanted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  });

  it('ends when one gives up, while the work goes on', async () => {
    const caller = new AbortController();
    let finish = (_what: string) => undefined as void;
    const work = new Promise<string>((resolve) => (finish = resolve));
    const waiting = whileWanted(work, caller.signal);
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    finish('done');
    await expect(work).resolves.toBe('done');
    await expect(whileWanted(Promise.reject(new Error('unheard')), caller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('renewed tokens that are refused', () => {
  const counter = () => {
    let now = 0;
    const { refused } = createRefusalCounter(() => now);
    return (token: string, at: number) => {
      now = at;
      return refused(token);
    };
  };

  it('end the session at the third one within a minute', () => {
    const refused = counter();
    expect([refused('t1', 0), refused('t2', 1_000), refused('t3', 59_999)]).toEqual([false, false, true]);
  });

  it('do not when a minute has passed since the first', () => {
    const refused = counter();
    expect([refused('t1', 0), refused('t2', 1_000), refused('t3', 60_000)]).toEqual([false, false, false]);
    expect(refused('t4', 60_001)).toBe(true);
  });

  it('count once, however many requests carried one of them', () => {
    const refused = counter();
    expect(Array.from({ length: 100 }, (_, at) => refused('t1', at))).not.toContain(true);
  });

  it('are counted anew after the session has ended', () => {
    const refused = counter();
    for (const [at, token] of ['t1', 't2', 't3'].entries()) refused(token, at);
    expect([refused('t4', 10), refused('t5', 11), refused('t6', 12)]).toEqual([false, false, true]);
  });
});
