import { dropDrafts } from '@portal/portal-core/form-drafts';
import { changeOutbox, flushOutbox, type Outgoing, outboxKey, unsent, waiting } from './outbox.ts';

const place = { userId: 'user-math', roomId: 'room-1' };
const id = (no: number) => `5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c1${no}`;
const message = (no: number, over: Partial<Outgoing> = {}): Outgoing => ({
  clientId: id(no),
  content: `${no}번 글`,
  files: [],
  at: '2026-11-18T10:42:00+09:00',
  status: 'SENDING',
  refusal: null,
  ...over,
});
const write = (...messages: Outgoing[]) => changeOutbox(place, (all) => [...all, ...messages]);
const left = () => unsent(place).map(({ content, status, refusal }) => [content, status, refusal]);

beforeEach(() => dropDrafts(place.userId));

describe('the messages that have not arrived yet', () => {
  it('stay with their room and their writer', () => {
    write(message(1));
    expect(left()).toEqual([['1번 글', 'SENDING', null]]);
    expect(unsent({ ...place, roomId: 'room-2' })).toEqual([]);
    expect(unsent({ ...place, userId: 'user-piano' })).toEqual([]);
  });

  it('leave nothing behind when the last has gone', () => {
    write(message(1));
    expect(Object.keys(localStorage).some((key) => key.includes(outboxKey('room-1')))).toBe(true);
    changeOutbox(place, () => []);
    expect(Object.keys(localStorage).some((key) => key.includes(outboxKey('room-1')))).toBe(false);
  });

  it.each([
    ['no list', { messages: 'x' }],
    ['a state that there is not', { messages: [{ ...message(1), status: 'LOST' }] }],
    ['an id that is none', { messages: [{ ...message(1), clientId: '1' }] }],
  ])('are none where what is kept is %s', (_what, values) => {
    write(message(1));
    const key = Object.keys(localStorage).find((one) => one.includes(outboxKey('room-1')))!;
    const kept = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, values }));
    expect(unsent(place)).toEqual([]);
  });

  it('keep why contact data stands in them', () => {
    write(message(1, { contactReason: '수업 장소 안내예요' }));
    expect(unsent(place)[0]!.contactReason).toBe('수업 장소 안내예요');
  });

  it('go out one after the other, in the order of writing', async () => {
    write(message(1), message(2), message(3));
    const log: string[] = [];
    await flushOutbox(place, async ({ content }) => {
      log.push(`${content} >`);
      await Promise.resolve();
      log.push(`${content} .`);
      return 'SENT';
    });
    expect(log).toEqual(['1번 글 >', '1번 글 .', '2번 글 >', '2번 글 .', '3번 글 >', '3번 글 .']);
    expect(left()).toEqual([]);
  });

  it('take along what is written while they go out', async () => {
    write(message(1));
    const sent: string[] = [];
    await flushOutbox(place, ({ content }) => {
      if (sent.push(content) === 1) write(message(2));
      return Promise.resolve('SENT');
    });
    expect(sent).toEqual(['1번 글', '2번 글']);
  });

  it('go out once, however often that is begun', async () => {
    write(message(1));
    const attempt = jest.fn(() => Promise.resolve('SENT' as const));
    await Promise.all([flushOutbox(place, attempt), flushOutbox(place, attempt)]);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('wait for another tab of the browser that sends them', async () => {
    write(message(1));
    const asked: string[] = [];
    const locks = {
      async request(name: string, work: () => Promise<void>) {
        asked.push(name);
        changeOutbox(place, () => []);
        await work();
      },
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    const attempt = jest.fn(() => Promise.resolve('SENT' as const));
    await flushOutbox(place, attempt);
    Reflect.deleteProperty(navigator, 'locks');
    expect([asked, attempt.mock.calls]).toEqual([['portal-outbox:["user-math","room-1"]'], []]);
  });

  it('wait together when the first cannot go out', async () => {
    write(message(1), message(2));
    const attempt = jest.fn(() => Promise.resolve('UNREACHABLE' as const));
    await flushOutbox(place, attempt);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(left()).toEqual([
      ['1번 글', 'FAILED', null],
      ['2번 글', 'FAILED', null],
    ]);
  });

  it('do not wait for one that the server does not want', async () => {
    write(message(1), message(2));
    await flushOutbox(place, ({ clientId }) =>
      Promise.resolve(clientId === id(1) ? { refusal: '받을 수 없는 글이에요' } : 'SENT'),
    );
    expect(left()).toEqual([['1번 글', 'FAILED', '받을 수 없는 글이에요']]);
  });

  it('can go out again after a crash in the middle', async () => {
    write(message(1));
    await expect(flushOutbox(place, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await flushOutbox(place, () => Promise.resolve('SENT'));
    expect(left()).toEqual([]);
  });

  it('are not tried while they wait for her, and forget the refusal when she tries again', async () => {
    write(message(1, { status: 'FAILED', refusal: '받을 수 없는 글이에요' }));
    const attempt = jest.fn(() => Promise.resolve('SENT' as const));
    await flushOutbox(place, attempt);
    expect(attempt).not.toHaveBeenCalled();
    changeOutbox(place, (all) => all.map(waiting));
    expect(left()).toEqual([['1번 글', 'SENDING', null]]);
  });
});
