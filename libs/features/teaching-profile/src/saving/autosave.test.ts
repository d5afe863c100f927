import type { ApiProblem } from '@portal/api/api-problem';
import { type Autosave, createAutosave, IDLE_MS, type SaveState } from './autosave.ts';

const problem = (over: Partial<ApiProblem>): ApiProblem => ({
  status: 500,
  message: '서버에 문제가 생겼어요',
  ...over,
});
const CONFLICT = problem({ status: 409, code: 'VERSION_CONFLICT' });

let written: string;
let sent: string[];
let states: SaveState['is'][];
let answer: () => Promise<void>;
let autosave: Autosave<string>;

beforeEach(() => {
  jest.useFakeTimers();
  written = 'a';
  sent = [];
  states = [];
  answer = () => Promise.resolve();
  autosave = createAutosave({
    content: () => written,
    isSavable: () => written.length < 10,
    show: ({ is }) => states.push(is),
    send: () => {
      sent.push(written);
      return answer();
    },
  });
});
afterEach(() => jest.useRealTimers());

const write = (text: string) => {
  written = text;
  autosave.changed();
};
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a draft that saves itself', () => {
  it('is sent once after ten seconds without a key', async () => {
    write('ab');
    await wait(IDLE_MS - 1);
    write('abc');
    await wait(IDLE_MS - 1);
    expect(sent).toEqual([]);
    await wait(1);
    expect(sent).toEqual(['abc']);
    expect(states.at(-1)).toBe('clean');
    await wait(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is not sent when what was written was taken back', async () => {
    write('ab');
    write('a');
    expect(states.at(-1)).toBe('clean');
    await wait(60_000);
    expect(sent).toEqual([]);
  });

  it('takes one request at a time, and what is written meanwhile goes with the next', async () => {
    let arrive = () => undefined as void;
    answer = () => new Promise((resolve) => (arrive = resolve));
    write('ab');
    const saved = autosave.flush();
    write('abc');
    void autosave.flush();
    expect(sent).toEqual(['ab']);
    arrive();
    await wait(0);
    expect(sent).toEqual(['ab', 'abc']);
    arrive();
    await saved;
    expect(autosave.isDirty()).toBe(false);
  });

  it('does not send what breaks a limit, and says so until it is mended', async () => {
    write('much too long');
    expect(states.at(-1)).toBe('blocked');
    await expect(autosave.flush()).rejects.toMatchObject({ status: 'ABORTED' });
    write('short');
    await wait(IDLE_MS);
    expect(sent).toEqual(['short']);
  });
});

describe('a save that failed', () => {
  it('is tried again by itself', async () => {
    answer = () => (sent.length === 1 ? Promise.reject(problem({ status: 'OFFLINE' })) : Promise.resolve());
    write('ab');
    await wait(IDLE_MS);
    expect(states.at(-1)).toBe('failed');
    await wait(15_000);
    expect(sent).toEqual(['ab', 'ab']);
    expect(states.at(-1)).toBe('clean');
  });

  it('waits as long as the server asks', async () => {
    answer = () => (sent.length === 1 ? Promise.reject(problem({ status: 429, retryAfter: 40 })) : Promise.resolve());
    write('ab');
    await wait(IDLE_MS + 39_000);
    expect(sent).toHaveLength(1);
    await wait(1_000);
    expect(sent).toHaveLength(2);
  });

  it('is not repeated when the same request would be refused again', async () => {
    answer = () => Promise.reject(problem({ status: 400, code: 'VALIDATION' }));
    write('ab');
    await wait(IDLE_MS * 10);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('failed');
  });

  it('is left alone after the page was left', async () => {
    answer = () => Promise.reject(problem({}));
    const close = autosave.open();
    write('ab');
    close();
    await expect(autosave.flush()).rejects.toBeDefined();
    await wait(IDLE_MS * 10);
    expect(sent).toHaveLength(1);
  });
});

describe('a conflict', () => {
  beforeEach(async () => {
    answer = () => (sent.length === 1 ? Promise.reject(CONFLICT) : Promise.resolve());
    write('ab');
    await wait(IDLE_MS);
  });

  it('stops saving until she has chosen', async () => {
    expect(states.at(-1)).toBe('conflict');
    write('abc');
    await wait(IDLE_MS * 10);
    expect(sent).toEqual(['ab']);
    await expect(autosave.flush()).rejects.toBeDefined();
    autosave.adopt('theirs');
    await autosave.flush();
    expect(sent).toEqual(['ab', 'abc']);
  });

  it('is none when the server only has what was sent from here and whose answer was lost', () => {
    write('abc');
    expect(autosave.isOurs('ab')).toBe(true);
    expect(autosave.isOurs('a')).toBe(true);
    expect(autosave.isOurs('abc')).toBe(true);
    expect(autosave.isOurs('b')).toBe(false);
  });
});
