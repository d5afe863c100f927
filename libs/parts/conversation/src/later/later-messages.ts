import { LATER_LIMITS, type LaterFailure } from '@portal/domain/chat/later-message';

/** What a teacher keeps to be sent later. It is hers alone, and so are its words. */
export const later = {
  button: '나중에 보내기',
  title: '나중에 보내기',
  changeTitle: '보낼 시각 바꾸기',
  /** How far the clocks of who reads it are from hers. */
  theirs: (city: string) => `받는 분은 ${city} 시각이에요.`,
  choices: '보낼 시각',
  afterNight: '밤이 지나면',
  morning: (day: string) => `${day} 오전 9시`,
  evening: (day: string) => `${day} 저녁 6시`,
  own: '날짜와 시각 고르기',
  moment: ['보낼 날짜', '보낼 시각'],
  atTheirs: (city: string, time: string) => `${city} ${time}`,
  /** The moment at which somebody sleeps. */
  whens: { then: '그때', now: '지금' },
  night: (when: string, hour: string) => `${when} 받는 분이 있는 곳은 ${hour}예요. 아침에 보내면 더 좋아요.`,
  nightOfSome: (when: string, city: string, hour: string) =>
    `${when} ${city}에 있는 분에게는 ${hour}예요. 아침에 보내면 더 좋아요.`,
  range: `${LATER_LIMITS.minutes}분 뒤부터 ${LATER_LIMITS.days}일 안에서 골라 주세요.`,
  send: (moment: string) => `${moment}에 보내기`,
  choose: '시각을 골라 주세요',
  offline: '연결이 끊겨서 지금은 예약할 수 없어요. 쓴 글은 그대로 있어요.',
  kept: (moment: string) => `${moment}에 보내요`,
  keepFailed: '예약하지 못했어요. 쓴 글은 그대로 있어요',
  list: '예약한 메시지',
  listFailed: '예약한 메시지를 불러오지 못했어요',
  retry: '다시 시도',
  leaves: '연결이 없어도 예약한 시각에 나가요. 바꾸려면 연결이 필요해요.',
  change: '시각 바꾸기',
  rewrite: '고치기',
  sendNow: '지금 보내기',
  sendNowTitle: '지금 보낼까요?',
  cancel: '취소',
  /** Which of them a button is of, for who hears it. */
  of: (text: string) => `: ${text}`,
  changeFailed: '시각을 바꾸지 못했어요',
  rewriteFailed: '고치지 못했어요',
  sendFailed: '지금 보내지 못했어요',
  cancelFailed: '취소하지 못했어요',
  canceled: '예약을 취소했어요',
  failures: {
    LEFT: '보내지 못했어요. 더는 함께하지 않는 대화예요.',
    ALONE: '보내지 못했어요. 이 대화에 받을 사람이 없어요.',
    BLOCKED: '보내지 못했어요. 지금은 이 대화에 글을 보낼 수 없어요.',
    FILE_GONE: '보내지 못했어요. 올린 파일이 없어졌어요. 취소하고 파일을 다시 올려 주세요.',
  } satisfies Record<LaterFailure, string>,
} as const;
