import type { ChannelMessage } from './channels/channel.ts';

type Items = ChannelMessage['notifications'];

const handedIn: Items[number] = {
  id: 'ntf_1',
  category: 'RMD',
  title: '김민준 학생이 과제를 냈어요',
  content: '중2 수학 내신반 · 7회차 숙제',
};
const payout: Items[number] = {
  id: 'ntf_2',
  category: 'TRANS',
  title: '정산 예정',
  content: '1,200,000đ를 11월 30일에 보내요.',
};

/** Notifications as they are mailed: one alone, or those of a day. */
export const messages: Readonly<Record<string, ChannelMessage>> = {
  notification: { id: 'dlv_1', userId: 'usr_1', notifications: [handedIn], isDigest: false },
  dayOfNotifications: { id: 'dlv_2', userId: 'usr_1', notifications: [handedIn, payout], isDigest: true },
};
