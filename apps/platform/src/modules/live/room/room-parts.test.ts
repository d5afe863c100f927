import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { BoardElement } from '@portal/domain/live/live-room';
import { readConfig } from '../../../core/config/config.ts';
import { testClock } from '../../../testing/test-app.ts';
import type { RoomLesson } from '../../lessons/module.ts';
import { liveMedia } from '../media/live-media.ts';
import { createBoard } from './board.ts';
import { openPoll, pollFor, vote } from './poll.ts';

const drawn = (id: string, version: number, rest: object = {}): BoardElement => ({ id, version, ...rest });

describe('the board of a room', () => {
  it('keeps the highest version of each thing, whatever comes when [CLS-3]', () => {
    const steps = [drawn('a', 1), drawn('a', 3, { color: 'red' }), drawn('a', 2), drawn('b', 1)];
    for (const order of [steps, steps.toReversed(), [steps[2]!, steps[0]!, steps[3]!, steps[1]!]]) {
      const board = createBoard([]);
      for (const element of order) board.merge(1, [element]);
      const [page] = board.pages();
      expect(page!.elements.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
        drawn('a', 3, { color: 'red' }),
        drawn('b', 1),
      ]);
    }
  });

  it('tells who drew on something older what stands there', () => {
    const board = createBoard([{ no: 2, elements: [drawn('a', 5)], isProved: true }]);
    expect(board.merge(2, [drawn('a', 4), drawn('c', 1)])).toEqual({ won: [drawn('c', 1)], kept: [drawn('a', 5)] });
  });

  it('takes a thing away for good: an older drawing does not bring it back', () => {
    const board = createBoard([]);
    board.merge(1, [drawn('a', 2, { isDeleted: true })]);
    expect(board.merge(1, [drawn('a', 1)])?.won).toEqual([]);
  });

  it('refuses what calls itself so late that nobody could take it away, and keeps what was stored so', () => {
    const board = createBoard([{ no: 1, elements: [drawn('old', 1e300)], isProved: true }]);
    expect(board.merge(1, [drawn('a', 10_001)])).toBeUndefined();
    expect(board.merge(1, [drawn('a', 10_000)])?.won).toHaveLength(1);
    expect(board.merge(1, [drawn('a', 1e300)])).toBeUndefined();
    expect(board.pages()[0]!.elements.map(({ id, version }) => [id, version])).toEqual([
      ['old', 1e300],
      ['a', 10_000],
    ]);
  });

  it('refuses what would make a page too large, and keeps what it has', () => {
    const board = createBoard([]);
    board.merge(1, [drawn('a', 1)]);
    expect(board.merge(1, [drawn('b', 1, { points: 'x'.repeat(1_000_001) })])).toBeUndefined();
    expect(board.pages()).toEqual([{ no: 1, elements: [drawn('a', 1)] }]);
  });

  it('stores and proves a page only when something is new on it', () => {
    const board = createBoard([{ no: 1, elements: [drawn('a', 1)], isProved: true }]);
    expect([board.takeUnsaved(), board.takeProofs()]).toEqual([[], []]);
    board.merge(3, [drawn('b', 1)]);
    expect(board.takeUnsaved()).toEqual([{ no: 3, elements: '[{"id":"b","version":1}]', hasInk: true }]);
    expect(board.takeProofs(1)).toEqual([]);
    expect(board.takeProofs(3)).toEqual([
      { page: 3, things: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ]);
    expect([board.takeUnsaved(), board.takeProofs()]).toEqual([[], []]);
    board.putBack([3]);
    expect(board.takeUnsaved()).toHaveLength(1);
  });
});

describe('a question to the room', () => {
  const asked = new Date('2026-11-18T02:00:00Z');
  const quiz = openPoll('p1', { question: '기울기는?', options: ['1', '2'], answer: 1 }, asked);
  const host = { role: 'HOST', participantId: 'host' } as const;
  const anna = { role: 'STUDENT', participantId: 'anna' } as const;
  const here = ['anna', 'bora'];

  it('counts one choice of each person, the last one, and tells the host who has not chosen, but not who chose what [CLS-3]', () => {
    const twice = vote(vote(quiz, 'p1', 'anna', 0)!, 'p1', 'anna', 1)!;
    expect(pollFor(twice, host, here)).toEqual({
      id: 'p1',
      question: '기울기는?',
      isQuiz: true,
      options: [
        { text: '1', votes: 0, chosenBy: [] },
        { text: '2', votes: 1, chosenBy: [] },
      ],
      answer: 1,
      isOpen: true,
      openedAt: asked.toISOString(),
      answered: 1,
      missing: ['bora'],
      mine: null,
    });
  });

  it('hides from the others what was chosen and what is right until it is closed', () => {
    const open = vote(quiz, 'p1', 'anna', 0)!;
    const hidden = pollFor(open, anna, here)!;
    expect(hidden).toMatchObject({ isQuiz: true, answer: null, answered: 1, missing: [], mine: 0 });
    expect(hidden.options.map(({ votes }) => votes)).toEqual([null, null]);
    const closed = pollFor({ ...open, isOpen: false }, anna, here)!;
    expect(closed).toMatchObject({ answer: 1, mine: 0, options: [{ votes: 1 }, { votes: 0 }] });
  });

  it('tells who chose what to the host of a closed quiz question, and to nobody else', () => {
    const closed = { ...vote(quiz, 'p1', 'anna', 0)!, isOpen: false };
    const chosenBy = (...of: Parameters<typeof pollFor>) => pollFor(...of)!.options.map((option) => option.chosenBy);
    expect(chosenBy(closed, host, here)).toEqual([['anna'], []]);
    for (const [poll, who] of [
      [{ ...closed, isOpen: true }, host],
      [closed, anna],
      [{ ...closed, answer: null }, host],
    ] as const)
      expect(chosenBy(poll, who, here)).toEqual([[], []]);
  });

  it('takes no choice that is not there, is of another poll, or comes too late', () => {
    expect(vote(quiz, 'p1', 'anna', 2)).toBeUndefined();
    expect(vote(quiz, 'p0', 'anna', 0)).toBeUndefined();
    expect(vote({ ...quiz, isOpen: false }, 'p1', 'anna', 0)).toBeUndefined();
    expect(vote(null, 'p1', 'anna', 0)).toBeUndefined();
  });
});

describe('what carries picture and sound', () => {
  const clock = testClock('2026-11-18T01:00:00Z');
  const user = { lessonId: 'les_1', participantId: 'p1', name: '학생 A01' };
  const students = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `s${at}`, name: '학생' }));
  const lesson = (count: number, meetingUrl: string | null = null) =>
    ({ meetingUrl, students: students(count) }) as unknown as RoomLesson;
  const media = (env: Record<string, string>) => liveMedia(readConfig(env).live, clock);
  const LIVEKIT = { LIVEKIT_URL: 'wss://sfu.example', LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 's'.repeat(32) };

  it('is the browsers themselves, with a relay whose password ends by itself [CLS-3]', async () => {
    const provider = media({ STUN_URLS: 'stun:s.example', TURN_URLS: 'turn:t.example', TURN_SECRET: 'north' })(
      lesson(2),
    );
    expect(provider.most).toBe(6);
    const username = `${clock.now().getTime() / 1000 + 43_200}:p1`;
    // As coturn's own documentation makes it from its `static-auth-secret`.
    const credential = createHmac('sha1', 'north').update(username).digest('base64');
    expect(await provider.passFor(user)).toEqual({
      kind: 'PEER',
      ice: [{ urls: ['stun:s.example'] }, { urls: ['turn:t.example'], username, credential }],
    });
  });

  it('is the media server for more than six, or for all where it shall be', async () => {
    const kindOf = async (env: Record<string, string>, count: number) =>
      (await media(env)(lesson(count)).passFor(user)).kind;
    expect(await kindOf(LIVEKIT, 5)).toBe('PEER');
    expect(await kindOf(LIVEKIT, 6)).toBe('SFU');
    expect(await kindOf({ ...LIVEKIT, LIVE_MEDIA: 'SFU' }, 1)).toBe('SFU');
    expect(await kindOf({}, 6)).toBe('PEER');
  });

  it('lets one person into one room of the media server, for ten minutes', async () => {
    const pass = await media(LIVEKIT)(lesson(6)).passFor(user);
    if (pass.kind !== 'SFU') throw new Error(pass.kind);
    const key = new TextEncoder().encode(LIVEKIT.LIVEKIT_API_SECRET);
    const { payload } = await jwtVerify(pass.token, key, { issuer: 'key' });
    const video = { room: 'les_1', roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: false };
    expect(payload).toMatchObject({ sub: 'p1', name: '학생 A01', video });
    expect(payload.exp! - payload.nbf!).toBe(600);
    expect(Math.abs(payload.nbf! - Date.now() / 1000)).toBeLessThan(10);
    await expect(jwtVerify(pass.token, new TextEncoder().encode('other'.repeat(8)), {})).rejects.toThrow(/signature/);
  });

  it('is the class’s own meeting where it has one', async () => {
    const url = 'https://meet.example/abc';
    expect(await media(LIVEKIT)(lesson(9, url)).passFor(user)).toEqual({ kind: 'LINK', url });
  });

  it.each([
    [{ TURN_URLS: 'turn:t.example' }, 'TURN_URLS and TURN_SECRET belong together'],
    [{ LIVEKIT_URL: 'wss://a' }, 'LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET belong together'],
    [{ LIVE_MEDIA: 'SFU' }, 'LIVE_MEDIA=SFU needs LIVEKIT_URL'],
  ])('refuses half a setting: %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
