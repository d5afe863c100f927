import { NEW_LINKS_A_DAY } from '@portal/domain/classes/ended-links.contract';

export const endedKorean = {
  closed: '이 링크는 기간이 지났어요',
  /** The last day on which it opened. */
  closedBody: (day: string) => `가족 링크는 수업이 끝나고 30일까지 열려요. 이 링크는 ${day}까지였어요.`,
  goesOn: '같은 선생님의 수업을 계속 듣고 있어서, 그 수업의 링크를 보내 드릴 수 있어요.',
  over: '수업이 끝나서 새 링크는 없어요. 수업 기록은 선생님께 그대로 남아 있으니, 필요하면 선생님께 부탁해 주세요.',
  renewed: '새 링크로 바뀌었어요',
  renewedOn: (day: string) => `선생님이 ${day}에 링크를 새로 만들어서 이 링크는 더 열리지 않아요.`,
  renewedBody: '선생님이 링크를 새로 만들어서 이 링크는 더 열리지 않아요.',
  left: '더 이상 받지 않는 수업이에요',
  leftBody: '아이가 이 수업에서 나갔거나 다른 수업으로 옮겼거나, 소식을 그만 받기로 한 링크예요.',
  leftOver: '다시 받아야 하거나 잘못되었으면 선생님께 말씀해 주세요.',
  kept: '기록과 과제는 그대로 남아 있어요.',
  where: '새 링크를 받을 곳',
  send: '새 링크 받기',
  sending: '보내는 중이에요',
  failed: '새 링크를 보내지 못했어요',
  sent: '새 링크를 보냈어요',
  sentBody: (email: string) => `${email}에서 메일을 열어 보세요. 몇 분 걸릴 수 있어요.`,
  changed: '주소가 바뀌었어요. 선생님께 부탁하기',
  noMail: '메일 주소를 몰라서 새 링크를 보내 드릴 수 없어요.',
  ask: '링크는 선생님께도 있어요. 선생님께 “가족 링크를 다시 보내 주세요”라고 말씀해 주세요. 새 주소를 알려 드리면 다음부터 그 주소로 와요.',
  refusals: {
    TOO_MANY: `새 링크는 하루에 ${NEW_LINKS_A_DAY}번까지 보낼 수 있어요. 받은 메일함과 스팸함을 먼저 봐 주세요.`,
    WRONG_STATE: '그사이 바뀌었어요. 화면을 새로 열어 다시 봐 주세요.',
  } as Readonly<Record<string, string>>,
};

/** The shape that these words have in every language. */
export type EndedWords = typeof endedKorean;
