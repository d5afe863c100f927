import { subMinutes } from 'date-fns/subMinutes';
import type { LessonCard } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { OwnChatReport } from '@portal/domain/chat/chat-report';
import type { ChatBlock } from '@portal/domain/chat/states/block';
import type { FamilyChatLine } from '@portal/domain/families/family-chat';
import { familyChatContract as contract } from '@portal/domain/families/family-chat.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { aCardChild, aLessonCard, anAssignmentCard } from '@portal/testing/chat/card-builders';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { aChatPage } from '@portal/testing/chat/chat-page';
import { type Fake, fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aFamilyChat, aFamilyChatLine, aTeacherMessage } from '@portal/testing/families/family-chat-builders';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { DOOR } from '../door.fixture.ts';
import { taking } from '../homework/homework.fixture.ts';
import { takesFamilyReports } from '../reports/reports.fixture.ts';

/** The door with the talk open over it. */
export const TALK = `${DOOR}?talk=open`;
/** With the one that no other family reads. */
export const TALK_ALONE = `${DOOR}?talk=teacher`;

const ME = { id: 'grd-a01', name: '보호자 A01', avatar: null };

/** What was said in two days; its last two messages are not read yet. */
export const aFamilyTalk = (): ChatMessage[] => [
  aTeacherMessage({ seq: 1, at: '2026-11-17T18:40:00+09:00', content: '오늘은 연립방정식의 활용을 했어요.' }),
  aChatMessage({
    seq: 2,
    isMine: true,
    sender: ME,
    at: '2026-11-17T19:05:00+09:00',
    content: '감사합니다. 숙제는 몇 쪽까지인가요?',
  }),
  aTeacherMessage({
    seq: 3,
    at: '2026-11-17T19:10:00+09:00',
    content: '',
    files: [aFile({ id: 'f1', name: '활용 문제.pdf', contentType: 'application/pdf', size: 812_000 })],
  }),
  aChatMessage({ seq: 4, at: '2026-11-18T09:12:00+09:00', content: '저희도 궁금했어요.' }),
  aChatMessage({
    seq: 5,
    sender: { id: 'usr-pupil', name: '', avatar: null },
    at: '2026-11-18T09:30:00+09:00',
    content: '저도 잘 모르겠어요.',
  }),
  aTeacherMessage({ seq: 6, at: '2026-11-18T10:30:00+09:00', content: '내일 준비물은 자와 컴퍼스예요.' }),
];

/** The teacher shows the lesson for which she has asked for another day, and what is to be handed in. */
export const aTalkWithCards = (lesson: Partial<LessonCard> = {}): ChatMessage[] => [
  aTeacherMessage({
    seq: 1,
    content: '',
    card: aLessonCard({
      id: 'lesson-10',
      no: 10,
      title: '',
      className: '중2 수학 내신반',
      startAt: '2026-11-26T19:00:00+09:00',
      endAt: '2026-11-26T20:00:00+09:00',
      proposal: { by: 'TEACHER', newStartAt: '2026-11-27T19:00:00+09:00', newEndAt: '2026-11-27T20:00:00+09:00' },
      ...lesson,
    }),
  }),
  aTeacherMessage({
    seq: 2,
    content: '금요일까지 올려 주세요.',
    card: anAssignmentCard({
      id: 'homework-1',
      className: '중2 수학 내신반',
      counts: null,
      children: [aCardChild({ student: { id: 'student-1', name: '김민준' } })],
    }),
  }),
];

/** A platform with one room of a class; what is sent arrives. */
export function aRoom(
  items = aFamilyTalk(),
  over: {
    readonly read?: number;
    readonly others?: number;
    readonly block?: ChatBlock;
    readonly reports?: readonly OwnChatReport[];
  } = {},
) {
  const state = {
    items: [...items],
    read: over.read ?? 4,
    marks: [] as number[],
    sentTo: [] as string[],
    block: over.block ?? 'NONE',
    reports: [...(over.reports ?? [])],
  };
  const chat = () => {
    const lastSeq = state.items.length;
    const othersRead = Array.from({ length: over.others ?? 4 }, () => lastSeq);
    return aFamilyChat({
      lastSeq,
      lastReadSeq: state.read,
      othersRead,
      block: state.block,
      lastChange: Math.max(0, ...state.items.map(({ change }) => change)),
      decisions: state.reports.filter(({ decision }) => decision !== null).length,
    });
  };
  const handlers: Fake[] = [
    fake(contract.getFamilyChat, chat),
    fake(contract.listFamilyMessages, ({ query }) => aChatPage(state.items, query)),
    fake(contract.sendFamilyMessage, ({ params: { room }, body: { clientId, content, fileIds } }) => {
      state.sentTo.push(room);
      const seq = state.items.length + 1;
      const files = fileIds.map((id) => aFile({ id, name: `${id}.pdf` }));
      const at = '2026-11-18T10:42:00+09:00';
      const sent = aChatMessage({ seq, isMine: true, sender: ME, clientId, content, files, at });
      state.items.push(sent);
      return sent;
    }),
    fake(contract.markFamilyChatRead, ({ body: { seq } }) => {
      state.marks.push(seq);
      state.read = seq;
      return chat();
    }),
    fake(contract.blockFamilyChat, () => {
      state.block = 'MINE';
      return chat();
    }),
    fake(contract.unblockFamilyChat, () => {
      state.block = 'NONE';
      return chat();
    }),
    ...takesFamilyReports(state.reports),
    ...taking,
    ...(fakeUploads() as Fake[]),
  ];
  return { state, handlers };
}

/** So many messages, a minute apart, up to now. */
const long = (count: number) =>
  Array.from({ length: count }, (_, before) =>
    aTeacherMessage({ seq: before + 1, at: subMinutes(FROZEN_NOW, count - before).toISOString() }),
  );

/** Platforms by what they have of the talk. */
export const rooms = {
  talked: () => aRoom().handlers,
  cards: () => aRoom(aTalkWithCards()).handlers,
  alone: () => aRoom(aFamilyTalk().slice(0, 3), { read: 3, others: 1 }).handlers,
  closed: (block: ChatBlock) => aRoom(aFamilyTalk().slice(0, 3), { read: 3, others: 1, block }).handlers,
  silent: () => aRoom([], { read: 0 }).handlers,
  long: () => aRoom(long(120), { read: 120 }).handlers,
  loading: () => [
    ...takesFamilyReports(),
    neverAnswers(contract.getFamilyChat),
    neverAnswers(contract.listFamilyMessages),
  ],
  failed: () => [...takesFamilyReports(), offline(contract.getFamilyChat), offline(contract.listFamilyMessages)],
  gone: () => [
    ...takesFamilyReports(),
    fakeProblem(contract.getFamilyChat, 'NOT_FOUND'),
    fakeProblem(contract.listFamilyMessages, 'NOT_FOUND'),
  ],
  unsendable: () => [offline(contract.sendFamilyMessage), ...aRoom().handlers],
};

export const SILENT_LINE: FamilyChatLine = aFamilyChatLine({ unreadCount: 0, lastMessage: null });
