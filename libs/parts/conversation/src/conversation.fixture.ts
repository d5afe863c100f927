import { subMinutes } from 'date-fns/subMinutes';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { type Chat, chatsContract as contract } from '@portal/domain/chat/chats.contract';
import type { LaterMessage } from '@portal/domain/chat/later-message';
import { laterContract } from '@portal/domain/chat/later.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import { aChat, aChatMessage, aLaterMessage } from '@portal/testing/chat/chat-builders';
import { aChatPage } from '@portal/testing/chat/chat-page';
import { type Fake, fake, fakeProblem, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';

export const ROOM = 'room-1';
const NOW = '2026-11-18T10:42:00+09:00';
const hoa = { id: 'grd-b03', name: 'Nguyễn Thị Hoa', avatar: null };

/** A talk of two days; its last two messages came after the teacher had gone. */
export const aTalk = (): ChatMessage[] => [
  aChatMessage({
    seq: 1,
    at: '2026-11-17T18:40:00+09:00',
    content: '선생님, 오늘 숙제가 어디까지인지 여쭤봐도 될까요?',
  }),
  aChatMessage({
    seq: 2,
    isMine: true,
    at: '2026-11-17T19:05:00+09:00',
    content: '42쪽부터 44쪽까지예요.\n어려운 문제는 별표를 해 오면 다음 시간에 같이 풀어요.',
  }),
  aChatMessage({
    seq: 3,
    isMine: true,
    at: '2026-11-17T19:06:00+09:00',
    content: '',
    files: [
      aFile({ id: 'f1', name: '일차함수 복습 문제.pdf', contentType: 'application/pdf', size: 812_000 }),
      aFile({ id: 'f2', name: '아주 긴 이름이 붙은 지난 시간 칠판 사진 모음.png' }),
    ],
  }),
  aChatMessage({ seq: 4, at: '2026-11-18T09:12:00+09:00', content: '네, 감사합니다!' }),
  aChatMessage({ seq: 5, at: '2026-11-18T09:13:00+09:00', content: '오늘 조금 늦을 수도 있어요.' }),
  aChatMessage({
    seq: 6,
    sender: hoa,
    at: '2026-11-18T10:05:00+09:00',
    content: 'Chào cô, hôm nay bé bị ốm, xin dời lịch học ạ',
  }),
];

/** A server with one talk; what is sent arrives. */
export function aServer(items: ChatMessage[], over: Partial<Chat> = {}) {
  const state = { items: [...items], marks: [] as number[], chat: aChat({ lastSeq: items.length, ...over }) };
  let changes = 0;
  const change = (seq: string, over: Partial<ChatMessage>): ChatMessage => {
    const changed = { ...state.items[Number(seq) - 1]!, ...over, change: ++changes };
    state.items[Number(seq) - 1] = changed;
    return changed;
  };
  const handlers: Fake[] = [
    fake(contract.getChat, () => state.chat),
    fake(contract.listMessages, ({ query }) => aChatPage(state.items, query)),
    fake(contract.sendMessage, ({ body: { clientId, content, fileIds, replyTo } }) => {
      const seq = state.items.length + 1;
      const files = fileIds.map((id) => aFile({ id, name: `${id}.pdf` }));
      const answered = state.items.find((one) => one.seq === replyTo);
      const sent = aChatMessage({
        seq,
        isMine: true,
        clientId,
        content,
        files,
        at: NOW,
        replyTo: answered
          ? { seq: answered.seq, sender: answered.sender, preview: answered.content, voiceSeconds: null, card: null }
          : null,
      });
      state.items.push(sent);
      return sent;
    }),
    fake(contract.editMessage, ({ params: { seq }, body: { content } }) => change(seq, { content, editedAt: NOW })),
    fake(contract.deleteMessage, ({ params: { seq } }) =>
      change(seq, { content: '', files: [], reactions: [], deletedAt: NOW }),
    ),
    fake(contract.reactToMessage, ({ params: { seq }, body: { reaction } }) =>
      change(seq, { reactions: reaction === null ? [] : [{ reaction, count: 1, isMine: true }] }),
    ),
    fake(contract.markChatRead, ({ body: { seq } }) => {
      state.marks.push(seq);
      state.chat = { ...state.chat, lastReadSeq: seq };
      return state.chat;
    }),
  ];
  return { state, handlers };
}

/** A server that keeps messages for later; what is kept, moved, cancelled and sent is noted. */
export function aLaterServer(kept: readonly LaterMessage[] = [], talk = aTalk()) {
  const { state, handlers } = aServer(talk, { laterCount: kept.length });
  const later = { items: [...kept], calls: [] as string[] };
  const of = (id: string) => later.items.find((one) => one.id === id) ?? aLaterMessage({ id });
  const without = (id: string) => {
    later.items = later.items.filter((one) => one.id !== id);
  };
  const laterHandlers: Fake[] = [
    fake(laterContract.listLaterMessages, () => ({ items: later.items })),
    fake(laterContract.keepLaterMessage, ({ body: { clientId, content, sendAt, contactReason = null } }) => {
      later.calls.push(`keep ${content} ${sendAt}`);
      const message = aLaterMessage({ id: clientId, content, sendAt, contactReason });
      later.items.push(message);
      state.chat = { ...state.chat, laterCount: later.items.length };
      return message;
    }),
    fake(laterContract.changeLaterMessage, ({ params: { laterId }, body: { sendAt } }) => {
      later.calls.push(`change ${sendAt}`);
      const changed = { ...of(laterId), sendAt, failure: null };
      later.items = later.items.map((one) => (one.id === laterId ? changed : one));
      return changed;
    }),
    fake(laterContract.rewriteLaterMessage, ({ params: { laterId }, body: { content } }) => {
      later.calls.push(`rewrite ${content}`);
      const rewritten = { ...of(laterId), content };
      later.items = later.items.map((one) => (one.id === laterId ? rewritten : one));
      return rewritten;
    }),
    fake(laterContract.cancelLaterMessage, ({ params: { laterId } }) => {
      later.calls.push('cancel');
      without(laterId);
      return {};
    }),
    fake(laterContract.sendLaterMessage, ({ params: { laterId } }) => {
      const { content } = of(laterId);
      const sent = aChatMessage({ seq: state.items.length + 1, isMine: true, clientId: laterId, content, at: NOW });
      later.calls.push('send');
      without(laterId);
      state.items.push(sent);
      return sent;
    }),
  ];
  return { state, later, handlers: [...laterHandlers, ...handlers] };
}

/** So many messages, a minute apart, up to now. */
const long = (count: number) =>
  Array.from({ length: count }, (_, before) =>
    aChatMessage({ seq: before + 1, at: subMinutes(NOW, count - before).toISOString() }),
  );

/** Servers of a talk, by what they have. */
export const worlds = {
  loaded: () => aServer(aTalk()).handlers,
  unread: () => aServer(aTalk(), { lastReadSeq: 4 }).handlers,
  long: () => aServer(long(120)).handlers,
  olderFails: () => [
    fake(contract.listMessages, ({ query }) =>
      query.before ? problemResponse('UNEXPECTED') : aChatPage(long(120), query),
    ),
    ...aServer(long(120)).handlers,
  ],
  empty: () => aServer([]).handlers,
  loading: () => [neverAnswers(contract.listMessages), neverAnswers(contract.getChat)],
  failed: () => [fakeProblem(contract.listMessages, 'UNEXPECTED'), fakeProblem(contract.getChat, 'UNEXPECTED')],
  gone: () => [fakeProblem(contract.listMessages, 'NOT_FOUND'), fakeProblem(contract.getChat, 'NOT_FOUND')],
};
