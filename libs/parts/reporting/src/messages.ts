import { CHAT_REPORT_LIMITS, CHAT_REPORT_REASON_LABELS, type ChatReportOutcome } from '@portal/domain/chat/chat-report';

/** Telling the team of a talk, and what came of it. */
export const koreanReportWords = {
  item: '신고하기',
  titleOfMessage: '이 메시지를 신고할까요?',
  titleOfTalk: '이 대화를 신고할까요?',
  body: (days: number) =>
    `운영팀이 메시지와 바로 앞의 이야기를 읽고 영업일 ${days}일 안에 정해요. 누가 신고했는지는 알리지 않아요.`,
  bodyOfTalk: (days: number) =>
    `운영팀이 이 대화의 최근 메시지를 읽고 영업일 ${days}일 안에 정해요. 누가 신고했는지는 알리지 않아요.`,
  file: '파일을 보냈어요',
  reason: '신고하는 이유',
  reasons: CHAT_REPORT_REASON_LABELS,
  choose: '골라 주세요',
  words: '더 알릴 말',
  wordsHelper: '무슨 일이 있었는지 적으면 더 빨리 확인할 수 있어요.',
  noReason: '신고하는 이유를 골라 주세요.',
  noWords: `왜 신고하는지 ${CHAT_REPORT_LIMITS.wordsMax.toLocaleString('ko-KR')}자 안으로 적어 주세요.`,
  keep: '그만두기',
  submit: '운영팀에 신고하기',
  done: '운영팀에 신고했어요. 결과가 나오면 알려 드려요',
  failed: '신고하지 못했어요',
  mine: '신고와 운영팀의 결정',
  ofTalk: '대화 신고',
  ofMessage: (first: string) => `“${first}” 신고`,
  toMessage: '메시지 보기',
  count: (count: number) => `신고와 결정 ${count}개`,
  waiting: '운영팀이 확인하고 있어요',
  outcomes: {
    KEPT: '문제가 없다고 정했어요',
    WARNED: '보낸 사람에게 주의를 줬어요',
    REMOVED: '메시지를 지웠어요',
  } as Readonly<Record<ChatReportOutcome, string>>,
  warned: '운영팀이 이 대화에서 한 말에 주의를 줬어요',
  object: (hotline: string) => `이의가 있으면 고객센터${hotline && `(${hotline})`}로 알려 주세요.`,
  because: (reason: string) => `이유: ${reason}`,
};

/** The words of a report, in whatever language. */
export type ReportWords = typeof koreanReportWords;
