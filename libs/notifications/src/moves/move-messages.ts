import { RETRY_LABEL } from '@portal/domain/contract/message';
import { SCHEDULE_ITEM_LABELS, type ScheduleItemKind } from '@portal/domain/schedule/schedule-conflict';
import type { StripPart } from './strip-parts.ts';

const named = (title: string) => (title.trim() === '' ? '' : ` ‹${title}›`);

/** What stands at the wanted time, by its kind. */
const taken = {
  LESSON: (title) => `이 시간에${named(title)} 수업이 있어요`,
  LESSON_MOVE: (title) => `이 시간에 다른 수업의 시간을 제안해 두었어요:${named(title)}`,
  EVENT: (title) => `이 시간에 내 일정이 있어요:${named(title)}`,
  FREE_TIME: () => `이 시간에 ${SCHEDULE_ITEM_LABELS.FREE_TIME}이 있어요`,
  TIME_OFF: (title) => `쉬기로 한 시간이에요${title.trim() && ':'}${named(title)}`,
  BUSY: (title) => `이 시간에 다른 캘린더의 일정이 있어요:${named(title)}`,
} as const satisfies Record<ScheduleItemKind, (title: string) => string>;

const STRIP_KINDS: Record<StripPart['kind'], string> = {
  FREE: SCHEDULE_ITEM_LABELS.FREE_TIME,
  OFF: SCHEDULE_ITEM_LABELS.TIME_OFF,
  LESSON: SCHEDULE_ITEM_LABELS.LESSON,
  EVENT: SCHEDULE_ITEM_LABELS.EVENT,
  BUSY: SCHEDULE_ITEM_LABELS.BUSY,
  WAITING: SCHEDULE_ITEM_LABELS.LESSON_MOVE,
  WANTED: '바꿀 시간',
};

/** Words of a refusal, after which the teacher decides again. */
export const decideMessages = {
  again: '다시 제안',
  cancel: '수업 취소',
  of: (what: string, className: string) => `${what}, ${className}`,
} as const;

/** Words of a proposal that is answered inside its notification. */
export const moveMessages = {
  label: '수업 시간 변경 요청',
  before: '지금',
  after: '바꿀 시간',
  reason: '이유',
  accept: '수락하기',
  decline: '거절하기',
  otherTime: '다른 시간 제안',
  until: '까지 답해요',
  left: (time: string) => `${time} 남음`,
  history: '이 수업에서 오간 시간',
  byTeacher: '선생님 제안',
  byStudent: '학생 요청',
  sending: '보내는 중이에요',
  within24h: '수업까지 24시간이 남지 않은 요청이에요.',
  onDay: '일정에 넣어 보면',
  isFree: '겹치는 일정이 없어요',
  isOutside: '겹치는 일정은 없지만 수업 가능 시간 밖이에요',
  taken,
  strip: (kind: StripPart['kind'], name: string, times: string) =>
    `${times} ${STRIP_KINDS[kind]}${name === '' ? '' : ` ${name}`}`,
  loading: '요청을 불러오는 중이에요',
  failed: '요청을 불러오지 못했어요',
  gone: '더 이상 없는 요청이에요',
  retry: RETRY_LABEL,
  status: {
    PROPOSED: '학생의 답을 기다려요',
    ACCEPTED: '수락했어요. 수업 시간이 바뀌었어요.',
    DECLINED: '거절했어요. 수업 시간은 그대로예요.',
    EXPIRED: '답하는 기한이 지났어요. 수업 시간은 그대로예요.',
    WITHDRAWN: '학생이 요청을 거뒀어요. 수업 시간은 그대로예요.',
  },
  overlap: (title: string) => `바꿀 시간에 다른 일정이 있어요: ${title}`,
  overlapUnknown: '바꿀 시간에 다른 일정이 있어요.',
  overlapAdvice: '그 일정을 옮긴 뒤 수락하거나, 거절해 주세요.',
  wrongState: '그사이에 요청의 상태가 바뀌어서 답을 보내지 못했어요.',
  datePast: '바꿀 시간이 이미 지나서 수락할 수 없어요. 거절하고 다른 시간을 제안해 주세요.',
  openCalendar: '일정에서 확인하기',
} as const;
