import { type Chat, chatsContract as contract, type ChatRoom } from '@portal/domain/chat/chats.contract';
import { type KnownFamily, pairsContract } from '@portal/domain/chat/pairs.contract';
import type { ChatList } from '@portal/domain/chat/states/chat';
import { aChat, aChatFamily, aChatRoom, aKnownFamily } from '@portal/testing/chat/chat-builders';
import { aChatPage } from '@portal/testing/chat/chat-page';
import { type Fake, fake, fakeProblem, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { keeps } from './acts/keeping.fixture.ts';
import { takesReports } from './reports/reports.fixture.ts';
import { saidBefore } from './rooms/search.fixture.ts';
import { chatOfRoom, messagesOf } from './talk.fixture.ts';

const at = (time: string) => `2026-11-18T${time}:00+09:00`;
const said = (senderName: string, preview: string, when: string) => ({ senderName, preview, at: when });

/** As the design has them: three talks wait, the others were answered. */
export const someRooms = (): ChatRoom[] => [
  aChatRoom({
    id: 'huong',
    title: 'Trần Thị Hương',
    lastMessage: said('Trần Thị Hương', 'Chào cô, hôm nay bé bị ốm, xin dời lịch học ạ', at('09:50')),
    waitingSince: at('09:50'),
    family: aChatFamily({ students: ['Nguyễn Minh Khoa'], className: '중2 수학 개념 완성' }),
  }),
  aChatRoom({
    id: 'doyun',
    title: '이도윤',
    lastMessage: said('이도윤', '선생님, 42쪽 7번 풀이가 이해가 안 돼요', at('10:11')),
    unreadCount: 1,
    answeredSeq: 5,
    waitingSince: at('10:11'),
  }),
  aChatRoom({
    id: 'class-2',
    kind: 'ROOM',
    title: '중2 수학 개념 완성반',
    lastMessage: said('정시우', '오늘 교재 몇 쪽부터예요?', at('10:30')),
    unreadCount: 3,
    answeredSeq: 3,
    waitingSince: at('10:30'),
  }),
  aChatRoom({
    id: 'mijeong',
    title: '한미정',
    lastMessage: said('한미정', '네, 확인했어요. 감사해요', at('10:05')),
    unreadCount: 0,
    answeredSeq: 6,
    waitingSince: null,
    waitableSeq: 5,
  }),
  aChatRoom({
    id: 'harin',
    title: '최하린',
    lastMessage: said('최하린', '다음 주에 뵐게요!', '2026-11-17T21:00:00+09:00'),
    unreadCount: 0,
    waitingSince: null,
  }),
];

/** Fits the filter as the platform does. */
const isIn = (filter: ChatList, { isArchived, unreadCount, waitingSince }: ChatRoom) =>
  ({
    archive: isArchived,
    all: !isArchived,
    unread: !isArchived && unreadCount > 0,
    waiting: !isArchived && waitingSince !== null,
  })[filter];

/** Whom she may write to, by name. */
export const someFamilies = (count = 3): KnownFamily[] =>
  Array.from({ length: count }, (_, n) => {
    const no = String(n + 1).padStart(2, '0');
    const korean = n % 2 === 0 ? ({ language: 'ko', timeZone: 'Asia/Seoul' } as const) : {};
    return aKnownFamily({ guardianId: `grd-${no}`, name: `보호자 B${no}`, students: [`학생 A${no}`], ...korean });
  });

/** A server that knows these families; the talk with each is that of somebody who waits already. */
export const knows = (families: readonly KnownFamily[]): Fake[] => [
  fake(pairsContract.listKnownFamilies, ({ query: { search = '', lastItem, size = '20' } }) => {
    const found = families.filter(({ name, students }) => `${name} ${students.join()}`.includes(search));
    const from = lastItem === undefined ? 0 : found.findIndex(({ guardianId }) => guardianId === lastItem) + 1;
    return { items: found.slice(from, from + Number(size)) };
  }),
  fake(pairsContract.openChat, ({ body: { guardianId } }) =>
    families.some((one) => one.guardianId === guardianId)
      ? aChat({ id: 'doyun', kind: 'P2P', classId: null })
      : problemResponse('NOT_FOUND'),
  ),
];

/** Whoever waited does so again where she is said to have answered less. */
function answeredUpTo(seq: number, room: ChatRoom): ChatRoom {
  const since = someRooms().find(({ id }) => id === room.id)?.waitingSince ?? room.lastMessage?.at ?? null;
  return seq < room.lastSeq
    ? { ...room, answeredSeq: seq, waitingSince: since, waitableSeq: null }
    : { ...room, answeredSeq: seq, waitingSince: null, waitableSeq: room.lastSeq - 1 };
}

/** A server with these talks, in the order of their last messages; what is put away stays away. */
export function aServer(rooms: ChatRoom[] = someRooms()) {
  const state = { rooms: [...rooms], calls: [] as string[] };
  const lastOf = ({ lastMessage }: ChatRoom) => Date.parse(lastMessage?.at ?? '');
  const sinceOf = ({ waitingSince }: ChatRoom) => Date.parse(waitingSince ?? '');
  const roomOf = (id: string) => state.rooms.find((one) => one.id === id) ?? aChatRoom({ id });
  const chatOf = (id: string): Chat => chatOfRoom(roomOf(id));
  const handlers: Fake[] = [
    fake(contract.listChats, ({ query: { filter = 'all', search = '', lastItem, size = '10' } }) => {
      const all = state.rooms
        .filter((room) => isIn(filter, room) && room.title.includes(search))
        .sort((one, other) => (filter === 'waiting' ? sinceOf(one) - sinceOf(other) : lastOf(other) - lastOf(one)));
      const from = lastItem === undefined ? 0 : all.findIndex(({ id }) => id === lastItem) + 1;
      return { total: all.length, items: all.slice(from, from + Number(size)) };
    }),
    fake(contract.getChat, ({ params: { id } }) => chatOf(id)),
    fake(contract.listMessages, ({ params: { id }, query }) => aChatPage(messagesOf(roomOf(id)), query)),
    fake(contract.actOnChat, ({ params: { id }, body: { action } }) => {
      state.calls.push(`${action} ${id}`);
      state.rooms = state.rooms.map((room) => (room.id === id ? { ...room, isArchived: action === 'ARCHIVE' } : room));
      return chatOf(id);
    }),
    fake(contract.markChatAnswered, ({ params: { id }, body: { seq } }) => {
      state.calls.push(`answered ${id} ${seq}`);
      state.rooms = state.rooms.map((room) => (room.id === id ? answeredUpTo(seq, room) : room));
      return chatOf(id);
    }),
    fake(contract.markChatRead, ({ params: { id }, body: { seq } }) => {
      state.calls.push(`read ${id} ${seq}`);
      return chatOf(id);
    }),
    ...keeps(state, chatOf),
    ...takesReports(state),
    saidBefore(),
  ];
  return { state, handlers };
}

/** More talks than one page of the list holds. */
export const manyRooms = (count: number): ChatRoom[] =>
  Array.from({ length: count }, (_, n) =>
    aChatRoom({
      id: `room-${n}`,
      title: `보호자 ${n + 1}`,
      lastMessage: said(
        `보호자 ${n + 1}`,
        '네, 알겠습니다',
        new Date(Date.parse(at('08:00')) - n * 60_000).toISOString(),
      ),
      unreadCount: 0,
      waitingSince: null,
    }),
  );

/** Servers of the page, by what they have. */
export const worlds = {
  loaded: () => aServer().handlers,
  answered: () => aServer(someRooms().slice(3)).handlers,
  many: () => aServer(manyRooms(64)).handlers,
  late: () =>
    aServer(someRooms().map((room) => ({ ...room, waitingSince: room.waitingSince && at('08:00') }))).handlers,
  kept: () =>
    aServer([
      ...someRooms().map((room) => ({ ...room, mute: room.id === 'doyun' ? { until: null } : null })),
      ...manyRooms(8).map((room, no) => ({
        ...room,
        isPinned: no < 5,
        unreadCount: no,
        mute: no < 2 ? { until: at('18:42') } : null,
      })),
    ]).handlers,
  blocked: (block: ChatRoom['block']) =>
    aServer(someRooms().map((room) => (room.id === 'huong' ? { ...room, block, waitingSince: null } : room))).handlers,
  putAway: () => aServer(someRooms().map((room) => ({ ...room, isArchived: room.id === 'doyun' }))).handlers,
  empty: () => aServer([]).handlers,
  loading: () => [neverAnswers(contract.listChats), ...aServer().handlers],
  failed: () => [fakeProblem(contract.listChats, 'UNEXPECTED'), ...aServer().handlers],
};
