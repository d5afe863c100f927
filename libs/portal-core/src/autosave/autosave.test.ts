import { type ApiProblem, localProblem } from '@portal/api/api-problem';
import { RETRY_MS } from './autosave-retry.ts';
import { createAutosave, IDLE_MS } from './autosave.ts';

interface Letter {
  version: number;
  text: string;
  status: 'DRAFT' | 'WAITING' | 'LOCKED';
}
const aLetter = (over: Partial<Letter> = {}): Letter => ({ version: 1, text: '', status: 'DRAFT', ...over });
const theirs = (over: Partial<Letter> = {}) => aLetter({ version: 2, text: '다른 곳에서 쓴 글', ...over });
const problem = (status: ApiProblem['status'], over: Partial<ApiProblem> = {}): ApiProblem => ({
  status,
  message: '저장하지 못했어요',
  ...over,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A form that saves itself, and a server that remembers. A letter holds at most ten signs. */
function begin(first: Letter = aLetter()) {
  let written = first.text;
  let server = first;
  let answer: () => Promise<void> = () => Promise.resolve();
  const sent: string[] = [];
  const asked = jest.fn();
  const rebased: number[] = [];
  const autosave = createAutosave<Letter, string>(first, {
    content: () => written,
    contentOf: ({ text }) => text,
    async send(text, { version }) {
      sent.push(text);
      await answer();
      server = { ...server, text, version: version + 1, status: 'DRAFT' };
      return server;
    },
    resourceOf: (saved) => saved,
    show: ({ text }) => void (written = text),
    rebase: ({ version }) => void rebased.push(version),
    refetch: asked,
    isSavable: (text) => text.length <= 10,
    savesByItself: ({ status }) => status === 'DRAFT',
  });
  const leave = autosave.subscribe(() => undefined);
  return {
    autosave,
    sent,
    asked,
    leave,
    rebased,
    written: () => written,
    state: autosave.state,
    write(text: string) {
      written = text;
      autosave.changed();
    },
    answers: (next: typeof answer) => void (answer = next),
    refuses: (next: ApiProblem) => void (answer = () => Promise.reject(next)),
  };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const idle = () => pass(IDLE_MS);
const ALL_RETRIES_MS = RETRY_MS.reduce((sum, ms) => sum + ms, 0);

describe('what is written', () => {
  it('is saved once after a pause', async () => {
    const { write, sent, state } = begin();
    write('가');
    expect(state().phase).toBe('WAITING');
    await pass(IDLE_MS - 1);
    write('가나');
    await pass(IDLE_MS - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual(['가나']);
    expect(state()).toMatchObject({ phase: 'CLEAN', isDirty: false, base: { version: 2 } });
    await pass(120_000);
    expect(sent).toHaveLength(1);
  });

  it('is not saved when it was taken back', async () => {
    const { write, sent, state } = begin();
    write('가');
    write('');
    expect(state().phase).toBe('CLEAN');
    await pass(120_000);
    expect(sent).toEqual([]);
  });

  it.each(['WAITING', 'LOCKED'] as const)('waits for her where a save would do more (%s) [CRS-3]', async (status) => {
    const { autosave, write, sent, state } = begin(aLetter({ status }));
    write('가');
    expect(state().phase).toBe('UNSAVED');
    autosave.flush();
    await idle();
    expect(sent).toEqual([]);
    await autosave.save();
    expect(sent).toEqual(['가']);
  });

  it('goes one request at a time, and what is written meanwhile with the next', async () => {
    const { autosave, write, sent, answers, state } = begin();
    let finish: (() => void) | undefined;
    answers(() => new Promise((resolve) => (finish = resolve)));
    write('가');
    autosave.flush();
    write('가나');
    expect(state().phase).toBe('SAVING');
    expect(sent).toEqual(['가']);
    finish?.();
    answers(() => Promise.resolve());
    await pass(0);
    expect(state()).toMatchObject({ isDirty: true, base: { version: 2 } });
    await idle();
    expect(sent).toEqual(['가', '가나']);
    expect(state()).toMatchObject({ isDirty: false, base: { version: 3 } });
  });

  it('is all with the server when she asked for it, what she typed during the request included', async () => {
    const { autosave, write, sent } = begin();
    write('가');
    const saved = autosave.save();
    write('가나');
    await expect(saved).resolves.toMatchObject({ text: '가나' });
    expect(sent).toEqual(['가', '가나']);
    await expect(autosave.save()).resolves.toBeNull();
  });

  it('is not sent while the server would refuse it whatever happens [CRS-6]', async () => {
    const { autosave, write, sent, state } = begin();
    write('가'.repeat(11));
    expect(state().phase).toBe('BLOCKED');
    await idle();
    autosave.flush();
    expect(sent).toEqual([]);
    await expect(autosave.save()).rejects.toMatchObject({ code: 'VALIDATION' });
    write('가');
    await idle();
    expect(sent).toEqual(['가']);
  });

  it('counts as saved though the server writes it otherwise', async () => {
    const { autosave, write, sent } = begin();
    write('가 ');
    await autosave.save();
    autosave.arrived(aLetter({ version: 2, text: '가' }));
    await idle();
    expect(sent).toEqual(['가 ']);
  });
});

describe('a page that is left', () => {
  it('sends what is pending once, and is not followed after that', async () => {
    const { autosave, write, sent, leave, refuses } = begin();
    refuses(localProblem('OFFLINE'));
    write('가');
    leave();
    autosave.flush();
    await pass(300_000);
    expect(sent).toEqual(['가']);
  });

  it('sends nothing by itself later', async () => {
    const { write, sent, leave } = begin();
    write('가');
    leave();
    await pass(120_000);
    expect(sent).toEqual([]);
  });

  it('sends what was typed during a request after it', async () => {
    const { autosave, write, sent, leave } = begin();
    write('가');
    autosave.flush();
    write('가나');
    leave();
    autosave.flush();
    await pass(0);
    expect(sent).toEqual(['가', '가나']);
  });
});

describe('a save that failed', () => {
  it.each([
    ['no connection', localProblem('OFFLINE')],
    ['no answer in time', localProblem('TIMEOUT')],
    ['a server in trouble', problem(503)],
  ])('is tried again, ever later, and then waits for her: %s', async (_, why) => {
    const { autosave, write, sent, refuses, answers, state } = begin();
    refuses(why);
    write('가');
    await idle();
    expect(state()).toMatchObject({ phase: 'FAILED', problem: why, willRetry: true });
    for (const [at, ms] of RETRY_MS.entries()) {
      await pass(ms - 1);
      expect(sent).toHaveLength(at + 1);
      await pass(1);
      expect(sent).toHaveLength(at + 2);
    }
    expect(state()).toMatchObject({ phase: 'FAILED', willRetry: false });
    await pass(3_600_000);
    expect(sent).toHaveLength(1 + RETRY_MS.length);
    answers(() => Promise.resolve());
    autosave.retry();
    await pass(0);
    expect(state()).toMatchObject({ phase: 'CLEAN', problem: null, failedAt: null });
  });

  it('says since when it fails, and forgets it as it works again', async () => {
    const { write, refuses, answers, state } = begin();
    refuses(localProblem('OFFLINE'));
    write('가');
    await idle();
    const since = state().failedAt;
    await pass(RETRY_MS[0]);
    expect(state().failedAt).toEqual(since);
    answers(() => Promise.resolve());
    await pass(RETRY_MS[1]);
    expect(state()).toMatchObject({ phase: 'CLEAN', failedAt: null, willRetry: false });
  });

  it('is not tried earlier than the server asked, though she goes on writing and leaves fields', async () => {
    const { autosave, write, sent, refuses } = begin();
    refuses(problem(429, { retryAfter: 40 }));
    write('가');
    await idle();
    for (let second = 0; second < 39; second += 1) {
      write(`가${second}`);
      autosave.fieldLeft();
      await pass(1_000);
    }
    expect(sent).toHaveLength(1);
    await pass(1_000);
    expect(sent).toEqual(['가', '가38']);
  });

  it.each([400, 403, 404, 409, 413, 422, 423])(
    'is not sent again by itself when it was refused with %i',
    async (status) => {
      const { autosave, write, sent, refuses, state } = begin();
      refuses(problem(status));
      write('가');
      await idle();
      expect(state()).toMatchObject({ phase: 'FAILED', willRetry: false });
      await pass(ALL_RETRIES_MS * 10);
      autosave.fieldLeft();
      autosave.flush();
      await pass(0);
      expect(sent).toHaveLength(1);
      autosave.retry();
      await pass(0);
      expect(sent).toHaveLength(2);
    },
  );

  it.each([400, 413, 422])(
    'is sent again as soon as its content is another, when that was refused with %i',
    async (status) => {
      const { write, sent, refuses } = begin();
      refuses(problem(status));
      write('가');
      await idle();
      write('가나');
      await idle();
      expect(sent).toEqual(['가', '가나']);
    },
  );

  it.each([403, 404, 423])(
    'is not sent with another content either, when she may not save at all (%i)',
    async (status) => {
      const { write, sent, refuses } = begin();
      refuses(problem(status));
      write('가');
      await idle();
      write('가나');
      await pass(120_000);
      expect(sent).toEqual(['가']);
    },
  );
});

describe('what comes from elsewhere', () => {
  it('is shown where nothing is written', () => {
    const { autosave, written, state } = begin();
    autosave.arrived(theirs());
    expect(written()).toBe('다른 곳에서 쓴 글');
    expect(state()).toMatchObject({ rival: null, isDirty: false, base: { version: 2 } });
  });

  it('is nothing when it is older than what is known', () => {
    const { autosave, written } = begin(aLetter({ version: 3 }));
    autosave.arrived(theirs());
    expect(written()).toBe('');
  });

  it('locks and unlocks without touching what is written [CRS-3]', async () => {
    const { autosave, write, written, sent, state } = begin(aLetter({ status: 'WAITING' }));
    const told = jest.fn();
    autosave.subscribe(told);
    write('가');
    autosave.arrived(aLetter({ version: 2, status: 'LOCKED' }));
    expect(state().base.status).toBe('LOCKED');
    expect(told).toHaveBeenCalledTimes(2);
    autosave.arrived(aLetter({ version: 3 }));
    expect(written()).toBe('가');
    await idle();
    expect(sent).toEqual(['가']);
  });

  it('never overwrites what is written: nothing is sent until she has chosen', async () => {
    const { autosave, write, written, sent, state } = begin();
    write('가');
    autosave.arrived(theirs());
    expect(state()).toMatchObject({ phase: 'CONFLICT', rival: { version: 2 } });
    write('가나');
    await idle();
    autosave.flush();
    expect(sent).toEqual([]);
    expect(written()).toBe('가나');
    await expect(autosave.save()).rejects.toMatchObject({ status: 'ABORTED' });
    autosave.keepMine();
    await pass(0);
    expect(sent).toEqual(['가나']);
    expect(state()).toMatchObject({ phase: 'CLEAN', rival: null, base: { version: 3 } });
  });

  it('can be taken', () => {
    const { autosave, write, written, state } = begin();
    write('가');
    autosave.arrived(theirs());
    autosave.takeTheirs();
    expect(written()).toBe('다른 곳에서 쓴 글');
    expect(state()).toMatchObject({ phase: 'CLEAN', rival: null, base: { version: 2 } });
  });

  it('is asked for when a save comes too late, and still counts as a conflict', async () => {
    const { autosave, write, refuses, asked, state } = begin();
    refuses(problem(409, { code: 'VERSION_CONFLICT' }));
    write('가');
    await expect(autosave.save()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(asked).toHaveBeenCalledTimes(1);
    autosave.arrived(theirs());
    expect(state()).toMatchObject({ phase: 'CONFLICT', rival: { version: 2 } });
  });

  it('is no conflict when it is what was sent and whose answer was lost', async () => {
    const { autosave, write, written, refuses, state } = begin();
    refuses(localProblem('TIMEOUT'));
    write('가');
    await idle();
    write('가나');
    autosave.arrived(theirs({ text: '가' }));
    expect(state()).toMatchObject({ rival: null, isDirty: true, base: { version: 2 } });
    expect(written()).toBe('가나');
  });

  it('waits while a save is on its way: it may be its echo', async () => {
    const { autosave, write, state } = begin();
    write('가');
    const saving = autosave.save();
    autosave.arrived(theirs({ text: '가' }));
    expect(state().base.version).toBe(1);
    await saving;
    await pass(0);
    expect(state()).toMatchObject({ rival: null, base: { version: 2 } });
  });

  it('replaces what the form stands on, when it was done from here', () => {
    const { autosave, write, written, state } = begin();
    write('가');
    autosave.adopt(theirs({ status: 'LOCKED' }));
    expect(written()).toBe('다른 곳에서 쓴 글');
    expect(state()).toMatchObject({ isDirty: false, base: { status: 'LOCKED' } });
  });
});

describe('what this device had kept', () => {
  it('goes on where the server still has what it was written on', async () => {
    const { autosave, write, sent, state } = begin();
    write('가');
    autosave.restored(true);
    expect(state().rival).toBeNull();
    await idle();
    expect(sent).toEqual(['가']);
  });

  it('is a conflict where something else was saved meanwhile', async () => {
    const { autosave, write, sent, state } = begin(theirs());
    write('가');
    autosave.restored(false);
    expect(state()).toMatchObject({ phase: 'CONFLICT', rival: { text: '다른 곳에서 쓴 글' } });
    await idle();
    expect(sent).toEqual([]);
  });

  it('is nothing where it says what the server says', () => {
    const { autosave, rebased, state } = begin(theirs());
    autosave.restored(false);
    expect(state()).toMatchObject({ rival: null, isDirty: false });
    expect(rebased).toEqual([2]);
  });
});

it('lets what is on its way end before the same is sent with more', async () => {
  const { autosave, write, sent } = begin();
  write('가');
  autosave.flush();
  write('가나');
  await autosave.settle();
  await pass(120_000);
  expect(sent).toEqual(['가']);
});

it('tells its listeners only what is new', () => {
  const { autosave, write } = begin();
  const told = jest.fn();
  autosave.subscribe(told);
  write('가');
  write('가나');
  write('가나다');
  expect(told).toHaveBeenCalledTimes(1);
});
