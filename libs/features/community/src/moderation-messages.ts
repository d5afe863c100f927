import type { AppealOutcome, Remover, ReportOutcome } from '@portal/domain/community/moderation';

const REMOVERS: Record<Remover, string> = { GROUP: '모임장이나 운영 멤버가', TEAM: '운영팀이' };

/** Telling the team of words. */
export const report = {
  item: '신고하기',
  title: '운영팀에 신고할까요?',
  body: (days: number) =>
    `운영팀이 영업일 ${days}일 안에 지울지 그대로 둘지 정해요. 쓴 선생님은 누가 신고했는지 몰라요.`,
  reason: '신고하는 이유',
  choose: '골라 주세요',
  words: '더 알릴 말',
  wordsHelper: '어디가 왜 맞지 않는지 적으면 더 빨리 확인할 수 있어요.',
  keep: '그대로 두기',
  submit: '운영팀에 신고하기',
  done: '운영팀에 신고했어요. 결과가 나오면 알려 드려요',
  failed: '신고하지 못했어요',
  folded: '신고한 글이에요',
  because: (reason: string) => `신고한 이유: ${reason}`,
  waiting: '운영팀이 확인하고 있어요',
  outcomes: {
    KEPT: '운영팀이 그대로 두기로 했어요',
    REMOVED: '지웠어요',
    DELETED: '쓴 선생님이 먼저 삭제했어요',
  } satisfies Record<ReportOutcome, string>,
} as const;

/** Taking the words of others away. */
export const removal = {
  item: '모임에서 지우기',
  title: '모임에서 지울까요?',
  body: '쓴 선생님만 읽을 수 있게 돼요. 이유가 그대로 전해지고, 쓴 선생님은 이의를 낼 수 있어요.',
  reason: '지우는 이유',
  reasonHelper: '예: 학생의 이름이 들어 있어요.',
  keep: '그대로 두기',
  submit: '모임에서 지우기',
  done: '모임에서 지웠어요',
  failed: '지우지 못했어요',
  takeBack: '되살리기',
  takenBack: '되살렸어요',
  takeBackFailed: '되살리지 못했어요',
  post: '글',
  stub: (called: string) => `지워진 ${called}이에요`,
  mine: (by: Remover, called: string) => `${REMOVERS[by]} 이 ${called}을 지웠어요. 선생님에게만 보여요.`,
  because: (reason: string) => `지운 이유: ${reason}`,
} as const;

/** What the author says to it. */
export const appeal = {
  open: '이의 내기',
  title: '지운 것에 이의를 낼까요?',
  body: (days: number) => `운영팀이 영업일 ${days}일 안에 다시 읽고 정해요. 이의는 한 번 낼 수 있어요.`,
  words: '되살려야 하는 이유',
  keep: '그대로 두기',
  submit: '이의 내기',
  done: '이의를 냈어요. 결과가 나오면 알려 드려요',
  failed: '이의를 내지 못했어요',
  until: '이의를 낼 수 있는 마지막 날',
  late: '이의를 낼 수 있는 날이 지났어요.',
  mine: (words: string) => `낸 이의: ${words}`,
  waiting: '운영팀이 이의를 확인하고 있어요.',
  outcomes: {
    RESTORED: '운영팀이 되살렸어요',
    UPHELD: '운영팀이 지운 채로 두기로 했어요',
  } satisfies Record<AppealOutcome, string>,
} as const;
