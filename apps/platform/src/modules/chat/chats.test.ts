import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';
import type { ImportedChat } from './import-chats.queries.ts';

const clock = testClock();
const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);

let t: TestApp;
let teacher: { id: string };
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp({ clock });
  teacher = await t.addUser({ username: 'teacher' });
  headers = await t.signIn('teacher');
  await t.addUser({ username: 'other' });
});
afterAll(() => t.close());
beforeEach(() =>
  t.database.raw.exec('truncate chat_room, chat_member, chat_message, chat_reaction, chat_later, chat_report'),
);

const guardian = { id: 'grd-b07', name: '보호자 B07', avatar: null };

/** A talk of the teacher with a guardian: what each of them wrote, minutes ago, and how much the teacher has read. */
function aTalk(over: Partial<ImportedChat> & { read?: number; archivedAt?: Date; texts?: [string, number][] } = {}) {
  const { read = 0, archivedAt, texts = [['grd-b07', 5]], ...chat } = over;
  return {
    id: 'room-1',
    kind: 'P2P' as const,
    title: null,
    members: [
      { id: teacher.id, name: '선생님', avatar: null, read, ...(archivedAt ? { archivedAt } : {}) },
      { ...guardian, read: texts.length },
    ],
    messages: texts.map(([senderId, ago], n) => ({ senderId, content: `${n + 1}번째 메시지`, at: minutesAgo(ago) })),
    ...chat,
  };
}

const given = (...chats: ImportedChat[]) => t.database.db.transaction((tx) => t.chat.importChats(tx, chats));
const list = async (query = '', as = headers) =>
  (await t.request({ method: 'GET', url: `/messaging/v1/chats${query}`, headers: as })).json().data;

describe('the list of talks [CHT-1]', () => {
  it('names the other person and shows the last message, the newest talk first', async () => {
    await given(
      aTalk({ texts: [['grd-b07', 90]] }),
      aTalk({ id: 'room-2', kind: 'ROOM', title: '중2 수학 반', texts: [['grd-b07', 3]] }),
    );
    const { total, items } = await list();
    expect(total).toBe(2);
    expect(items.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual([
      ['room-2', '중2 수학 반'],
      ['room-1', '보호자 B07'],
    ]);
    expect(items[1].lastMessage).toEqual({
      senderName: '보호자 B07',
      preview: '1번째 메시지',
      at: minutesAgo(90).toISOString(),
    });
  });

  it('goes on behind the last one that is shown, whatever was written at the same time', async () => {
    await given(...Array.from({ length: 5 }, (_, n) => aTalk({ id: `room-${n}`, texts: [['grd-b07', 7]] })));
    const seen: string[] = [];
    for (let last = ''; seen.length < 5;) {
      const { items } = await list(`?size=2${last && `&lastItem=${last}`}`);
      seen.push(...items.map(({ id }: { id: string }) => id));
      last = seen.at(-1)!;
    }
    expect(seen).toEqual(['room-4', 'room-3', 'room-2', 'room-1', 'room-0']);
    expect((await list('?lastItem=room-of-others')).items).toEqual([]);
  });

  it('finds a talk by its name and by who is in it, not by her own name or by a sign', async () => {
    await given(
      aTalk(),
      aTalk({ id: 'room-2', kind: 'ROOM', title: '중2 수학 100% 반' }),
      aTalk({
        id: 'room-3',
        kind: 'ROOM',
        title: '영어',
        members: [{ id: teacher.id, name: '선생님', avatar: null, read: 0 }],
      }),
    );
    const found = async (search: string) => {
      const { total, items } = await list(`?search=${encodeURIComponent(search)}`);
      expect(total).toBe(items.length);
      return items.map(({ id }: { id: string }) => id).sort();
    };
    expect(await found('보호자 b')).toEqual(['room-1', 'room-2']);
    expect(await found('수학')).toEqual(['room-2']);
    expect(await found('0%')).toEqual(['room-2']);
    expect(await found('1%')).toEqual([]);
    expect(await found('선생님')).toEqual([]);
  });

  it('counts what is unread and since when somebody waits', async () => {
    await given(
      aTalk({
        read: 1,
        texts: [
          ['grd-b07', 200],
          ['grd-b07', 55],
          ['grd-b07', 12],
        ],
      }),
    );
    const { items } = await list('?filter=unread');
    expect(items[0]).toMatchObject({ unreadCount: 2, waitingSince: minutesAgo(55).toISOString() });
  });

  it('has nobody waiting after the teacher wrote herself', async () => {
    await given(
      aTalk({
        read: 1,
        texts: [
          ['grd-b07', 200],
          [teacher.id, 55],
        ],
      }),
    );
    expect((await list()).items[0].waitingSince).toBeNull();
  });

  it('keeps read talks out of the unread ones, and archived talks in the archive alone', async () => {
    await given(
      aTalk({ read: 1 }),
      aTalk({ id: 'room-2', archivedAt: minutesAgo(1) }),
      aTalk({ id: 'room-3', archivedAt: minutesAgo(1), read: 1 }),
    );
    expect((await list('?filter=unread')).total).toBe(0);
    expect((await list('?filter=all')).items.map(({ id }: { id: string }) => id)).toEqual(['room-1']);
    expect((await list('?filter=archive')).total).toBe(2);
  });

  it('shows nobody the talks of others', async () => {
    await given(aTalk());
    expect(await list('', await t.signIn('other'))).toEqual({ total: 0, items: [] });
  });

  it('stops counting above what a badge can show, and gives one page', async () => {
    const texts = Array.from({ length: 130 }, (_, n): [string, number] => ['grd-b07', 200 - n]);
    await given(aTalk({ texts }), ...Array.from({ length: 12 }, (_, n) => aTalk({ id: `room-x${n}` })));
    const { total, items } = await list();
    expect(total).toBe(13);
    expect(items).toHaveLength(10);
    expect((await list('?size=20')).items.find(({ id }: { id: string }) => id === 'room-1').unreadCount).toBe(100);
  });

  it('cuts a long message between characters and keeps it on one line', async () => {
    const chat = aTalk();
    await given({
      ...chat,
      messages: [{ senderId: 'grd-b07', content: `두 줄\n${'😀'.repeat(200)}`, at: minutesAgo(1) }],
    });
    const { preview } = (await list()).items[0].lastMessage;
    expect([...preview]).toHaveLength(80);
    expect(preview).toMatch(/^두 줄 😀+…$/u);
  });
});
