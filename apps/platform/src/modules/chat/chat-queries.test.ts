import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { chatsQueries } from './chats.queries.ts';
import { chatMember, chatRoom } from './chats.tables.ts';
import { importChats, type ImportedChat } from './import-chats.queries.ts';
import { messageQueries } from './messages/messages.queries.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const said = (senderId: string, content: string, minutes: number) => ({ senderId, content, at: ago(minutes) });
const archivedAt = ago(1);

const me = { id: 't-1', name: '김하늘', avatar: '/me.png' };
const mother = { id: 'grd-1', name: '어머니', avatar: '/mother.png' };
const father = { id: 'grd-2', name: '아버지', avatar: null };
const other = { id: 't-2', name: '다른 선생님', avatar: null };

// Whatever a statement may mix up stands beside what it asks for: the same people in other talks, under other names.
const TALKS: readonly ImportedChat[] = [
  {
    id: 'pair',
    kind: 'P2P',
    title: null,
    members: [
      { ...me, read: 1 },
      { ...mother, read: 3 },
    ],
    messages: [said('t-1', '하나', 10), said('grd-1', '둘', 9), said('grd-1', '셋', 8)],
  },
  {
    id: 'class',
    kind: 'ROOM',
    title: '중2 수학',
    classId: 'cls-1',
    members: [
      { ...me, read: 2 },
      { ...mother, name: '민준 어머니', read: 0 },
      { ...father, read: 1 },
      { ...father, id: 'grd-0', read: 0, archivedAt },
    ],
    messages: [said('grd-2', '네', 20), said('t-1', '내일 봬요', 19)],
  },
  {
    id: 'own-words',
    kind: 'ROOM',
    title: '동아리',
    members: [
      { ...me, read: 0 },
      { ...father, read: 1 },
    ],
    messages: [said('t-1', '안녕하세요', 19)],
  },
  {
    id: 'away',
    kind: 'P2P',
    title: null,
    members: [
      { ...me, read: 0, archivedAt },
      { ...father, read: 1 },
    ],
    messages: [said('grd-2', '계세요?', 30)],
  },
  {
    id: 'left',
    kind: 'P2P',
    title: null,
    members: [{ ...me, read: 0 }],
    messages: [said('gone', '여기까지', 40), said('gone', '안녕히', 39)],
  },
  { id: 'silent', kind: 'P2P', title: null, members: [{ ...me, read: 0 }], messages: [] },
  { id: 'silent-away', kind: 'P2P', title: null, members: [{ ...me, read: 0, archivedAt }], messages: [] },
  {
    id: 'foreign',
    kind: 'P2P',
    title: null,
    members: [
      { ...other, read: 0 },
      { ...mother, read: 1 },
    ],
    messages: [said('grd-1', '저예요', 5)],
  },
];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.raw.exec('truncate chat_room, chat_member, chat_message, chat_reaction, chat_later, chat_report');
  await importChats(database.db, TALKS, NOW);
});

const chats = () => chatsQueries(database.db);
const messages = () => messageQueries(database.db);
const idsOf = async (filter: 'all' | 'unread' | 'archive', size = 20) =>
  (await chats().roomsOf('t-1', { filter }, size)).map(({ id }) => id);

const PAIR = {
  id: 'pair',
  kind: 'P2P',
  title: '어머니',
  avatar: '/mother.png',
  lastMessage: { senderName: '어머니', preview: '셋', at: ago(8).toISOString() },
  unreadCount: 2,
  lastSeq: 3,
  answeredSeq: 1,
  waitingSince: ago(9).toISOString(),
  waitableSeq: null,
  isArchived: false,
  isPinned: false,
  mute: null,
  block: 'NONE',
  laterAt: null,
  guardianId: null,
  wordlessCard: null,
};

describe('the talks of one person [CHT-1]', () => {
  it('are told with the other one, the last word and who waits, the newest first', async () => {
    expect(await chats().roomsOf('t-1', { filter: 'all' }, 20)).toEqual([
      PAIR,
      {
        id: 'own-words',
        kind: 'ROOM',
        title: '동아리',
        avatar: null,
        lastMessage: { senderName: '김하늘', preview: '안녕하세요', at: ago(19).toISOString() },
        unreadCount: 1,
        lastSeq: 1,
        answeredSeq: 1,
        waitingSince: null,
        waitableSeq: null,
        isArchived: false,
        isPinned: false,
        mute: null,
        block: 'NONE',
        laterAt: null,
        guardianId: null,
        wordlessCard: null,
      },
      {
        id: 'class',
        kind: 'ROOM',
        title: '중2 수학',
        avatar: null,
        lastMessage: { senderName: '김하늘', preview: '내일 봬요', at: ago(19).toISOString() },
        unreadCount: 0,
        lastSeq: 2,
        answeredSeq: 2,
        waitingSince: null,
        waitableSeq: null,
        isArchived: false,
        isPinned: false,
        mute: null,
        block: 'NONE',
        laterAt: null,
        guardianId: null,
        wordlessCard: null,
      },
      {
        id: 'left',
        kind: 'P2P',
        title: '',
        avatar: null,
        lastMessage: { senderName: '', preview: '안녕히', at: ago(39).toISOString() },
        unreadCount: 2,
        lastSeq: 2,
        answeredSeq: 0,
        waitingSince: ago(40).toISOString(),
        waitableSeq: null,
        isArchived: false,
        isPinned: false,
        mute: null,
        block: 'NONE',
        laterAt: null,
        guardianId: null,
        wordlessCard: null,
      },
    ]);
  });

  it('are unread, or put away, or neither, and only those in which somebody wrote; one page of them', async () => {
    expect(await idsOf('unread')).toEqual(['pair', 'own-words', 'left']);
    expect(await chats().roomsOf('t-1', { filter: 'archive' }, 20)).toMatchObject([
      { id: 'away', title: '아버지', isArchived: true },
    ]);
    expect(await idsOf('all', 2)).toEqual(['pair', 'own-words']);
    const counts = (['all', 'unread', 'archive'] as const).map((filter) => chats().countOf('t-1', { filter }, NOW));
    expect(await Promise.all(counts)).toEqual([4, 3, 1]);
    expect(await chats().countOf('nobody', { filter: 'all' }, NOW)).toBe(0);
  });

  it('and what is unread in them are counted up to a hundred', async () => {
    const rooms = Array.from({ length: 101 }, (_, no) => `room-${no}`);
    const row = { kind: 'P2P' as const, lastSeq: 101, lastMessageAt: NOW, createdAt: NOW };
    await database.db.insert(chatRoom).values(rooms.map((id) => ({ id, ...row })));
    await database.db
      .insert(chatMember)
      .values(rooms.map((roomId) => ({ roomId, memberId: 't-9', name: '바쁜 선생님', joinedAt: NOW })));
    expect(await chats().countOf('t-9', { filter: 'all' }, NOW)).toBe(100);
    expect((await chats().roomsOf('t-9', { filter: 'all' }, 1))[0]).toMatchObject({
      lastMessage: null,
      unreadCount: 100,
    });
    expect(await chats().unreadIn('t-9', ['room-5'])).toEqual(new Map([['room-5', 100]]));
  });

  it.each([
    ['가'.repeat(80), '가'.repeat(80)],
    ['가'.repeat(81), `${'가'.repeat(79)}…`],
    ['', '파일을 보냈어요'],
    [' 두\n\n 줄 \t이에요 ', '두 줄 이에요'],
  ])('show %j as %j', async (content, preview) => {
    const message = {
      roomId: 'pair',
      senderId: 'grd-1',
      content,
      fileIds: ['file-1'],
      clientId: randomUUID(),
      sentAt: NOW,
    };
    await messages().write(message);
    expect((await chats().roomsOf('t-1', { filter: 'all' }, 1))[0]!.lastMessage).toEqual({
      senderName: '어머니',
      preview,
      at: NOW.toISOString(),
    });
  });

  it('are told whole, with everybody by name, to who is in them', async () => {
    expect(await chats().one('t-1', 'class')).toEqual({
      id: 'class',
      kind: 'ROOM',
      title: '중2 수학',
      avatar: null,
      lastMessage: { senderName: '김하늘', preview: '내일 봬요', at: ago(19).toISOString() },
      unreadCount: 0,
      answeredSeq: 2,
      waitingSince: null,
      waitableSeq: null,
      isArchived: false,
      isPinned: false,
      mute: null,
      block: 'NONE',
      laterAt: null,
      guardianId: null,
      wordlessCard: null,
      classId: 'cls-1',
      lastSeq: 2,
      lastReadSeq: 2,
      members: [
        { id: 't-1', name: '김하늘', avatar: '/me.png', lastReadSeq: 2, isMe: true },
        { id: 'grd-1', name: '민준 어머니', avatar: '/mother.png', lastReadSeq: 0, isMe: false },
        { id: 'grd-0', name: '아버지', avatar: null, lastReadSeq: 0, isMe: false },
        { id: 'grd-2', name: '아버지', avatar: null, lastReadSeq: 1, isMe: false },
      ],
    });
    expect(await chats().one('t-1', 'pair')).toMatchObject({ ...PAIR, classId: null, lastSeq: 3, lastReadSeq: 1 });
    expect(await chats().one('t-1', 'silent')).toMatchObject({ id: 'silent', lastMessage: null, unreadCount: 0 });
    expect(await chats().one('t-1', 'foreign')).toBeUndefined();
  });

  it('are counted by what is unread in those that are asked for', async () => {
    expect(await chats().unreadIn('t-1', ['pair', 'class', 'foreign'])).toEqual(
      new Map([
        ['pair', 2],
        ['class', 0],
      ]),
    );
    expect(await chats().unreadIn('t-1', [])).toEqual(new Map());
  });

  it('do not count what was taken back, in this talk alone', async () => {
    const { raw } = database;
    await raw.exec(
      "update chat_message set content = '', deleted_at = now() where (room_id, seq) in (('pair', 3), ('left', 2))",
    );
    expect(await chats().unreadIn('t-1', ['pair', 'class', 'left'])).toEqual(
      new Map([
        ['pair', 1],
        ['class', 0],
        ['left', 1],
      ]),
    );
  });
});

const memberOf = async (roomId: string, memberId: string) => {
  const [row] = await database.db
    .select()
    .from(chatMember)
    .where(and(eq(chatMember.roomId, roomId), eq(chatMember.memberId, memberId)));
  return row!;
};
const marksAndArchive = async () => {
  const rows = await database.db.select().from(chatMember).orderBy(asc(chatMember.roomId), asc(chatMember.memberId));
  return rows.map((row) => `${row.roomId} ${row.memberId} ${row.lastReadSeq}${row.archivedAt ? ' away' : ''}`);
};
const changed = (before: readonly string[], after: readonly string[]) => after.filter((row) => !before.includes(row));

describe('the messages of a talk', () => {
  it('are written by who is in it', async () => {
    const may = (memberId: string, roomId: string) => messages().lockRoom(memberId, roomId);
    expect([await may('t-1', 'class'), await may('t-1', 'foreign'), await may('t-2', 'pair')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([await may('t-1', 'none'), await may('t-2', 'foreign')]).toEqual([false, true]);
  });

  it('are numbered, read by who wrote them, and bring the talk back to everybody [CHT-1] [CHT-3]', async () => {
    const before = await marksAndArchive();
    const row = { roomId: 'class', senderId: 't-1', content: '셋', clientId: randomUUID(), sentAt: NOW };
    expect((await messages().write(row)).message.seq).toBe(3);
    expect(changed(before, await marksAndArchive())).toEqual(['class grd-0 0', 'class t-1 3']);
    const rooms = await database.db.select().from(chatRoom).where(eq(chatRoom.lastMessageAt, NOW));
    expect(rooms).toMatchObject([{ id: 'class', lastSeq: 3 }]);
    expect(await messages().one('class', 3)).toMatchObject({ message: { ...row, seq: 3, fileIds: [] } });
  });

  it('are found again by the client id of their sender, in this talk alone [R16]', async () => {
    const clientId = randomUUID();
    const write = async (roomId: string, senderId: string, id = clientId) =>
      (await messages().write({ roomId, senderId, content: '한 번', clientId: id, sentAt: NOW })).message.seq;
    expect([
      await write('pair', 'grd-1'),
      await write('class', 't-1'),
      await write('pair', 't-1', randomUUID()),
    ]).toEqual([4, 3, 5]);
    expect(await messages().seqOf('pair', 'grd-1', clientId)).toBe(4);
    expect(await messages().seqOf('pair', 't-1', clientId)).toBeUndefined();
    expect(await messages().seqOf('own-words', 't-1', clientId)).toBeUndefined();
    expect(await messages().seqOf('class', 't-1', clientId)).toBe(3);
  });

  it('are told with the name of their sender in this talk, oldest first, before and behind a place', async () => {
    const page = async (span: { before?: number; after?: number; size?: number }) => {
      const rows = await messages().page('pair', {
        before: undefined,
        after: undefined,
        changedAfter: undefined,
        size: 9,
        ...span,
      });
      return rows.map(({ message: { seq, content }, sender }) => `${seq} ${content} ${sender?.name} ${sender?.avatar}`);
    };
    const [one, two, three] = ['1 하나 김하늘 /me.png', '2 둘 어머니 /mother.png', '3 셋 어머니 /mother.png'];
    expect(await page({})).toEqual([one, two, three]);
    expect(await page({ size: 2 })).toEqual([two, three]);
    expect(await page({ before: 3 })).toEqual([one, two]);
    expect(await page({ before: 3, size: 1 })).toEqual([two]);
    expect(await page({ after: 1 })).toEqual([two, three]);
    expect(await page({ after: 1, size: 1 })).toEqual([two]);
    expect(await page({ before: 3, after: 1 })).toEqual([two]);
    expect(await messages().one('pair', 2)).toMatchObject({ message: { content: '둘' }, sender: { name: '어머니' } });
    expect(await messages().one('pair', 4)).toBeUndefined();
  });

  it('stay when their sender has left, without a name', async () => {
    expect(await messages().one('left', 1)).toMatchObject({ message: { senderId: 'gone' }, sender: null });
  });

  it('are heard by everybody in the talk', async () => {
    expect((await messages().memberIds('pair')).toSorted()).toEqual(['grd-1', 't-1']);
  });

  it('are marked as read forward only, not past the last one, by one person in one talk', async () => {
    const before = await marksAndArchive();
    expect(await messages().markRead('t-1', 'pair', 2)).toBe(true);
    expect(changed(before, await marksAndArchive())).toEqual(['pair t-1 2']);
    expect([await messages().markRead('t-1', 'pair', 2), await messages().markRead('t-1', 'pair', 1)]).toEqual([
      false,
      false,
    ]);
    expect(await messages().markRead('t-1', 'pair', 99)).toBe(true);
    expect((await memberOf('pair', 't-1')).lastReadSeq).toBe(3);
    expect(await messages().markRead('t-1', 'foreign', 1)).toBe(false);
  });

  it('are put away and brought back for one person in one talk', async () => {
    const before = await marksAndArchive();
    await messages().archive('t-1', 'pair', NOW);
    expect(changed(before, await marksAndArchive())).toEqual(['pair t-1 1 away']);
    expect((await memberOf('pair', 't-1')).archivedAt).toEqual(NOW);
    await messages().archive('t-1', 'pair', null);
    expect(await marksAndArchive()).toEqual(before);
  });
});
