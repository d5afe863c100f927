import { saysTrial } from '@portal/domain/classes/trial-class';
import { type FamilyLanguage, type FamilyLetter, familyLetter } from '../../classes/module.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import type { NamedMove } from '../moves/lesson-moves.queries.ts';

interface Words {
  readonly lesson: (lesson: Named) => string;
  readonly canceled: string;
  readonly moved: string;
  readonly proposed: string;
  readonly kept: string;
  /** Of a child that was not to come at the old time. */
  readonly absence: string;
  /** What the guardian is asked for. */
  readonly ask: string;
  readonly answer: string;
  /** Of the proposal that a newer one replaces. */
  readonly over: string;
  readonly labels: Record<'when' | 'before' | 'after' | 'older' | 'answerBy', string>;
}

type Named = Pick<NamedLesson, 'className' | 'no' | 'isTrial'>;

const WORDS: Record<FamilyLanguage, Words> = {
  ko: {
    lesson: ({ className, no, isTrial }) =>
      isTrial && saysTrial(className) ? className : `${className} ${isTrial ? '체험' : `${no}회차`}`,
    canceled: '수업이 취소됐어요',
    moved: '수업 시간이 바뀌었어요',
    proposed: '– 선생님이 수업 시간을 바꾸고 싶어 해요',
    kept: '수업은 원래 시간 그대로예요',
    absence: '못 간다고 알린 것은 이전 시간의 것이라 없어졌어요. 새 시간에도 못 가면 수업 페이지에서 다시 알려 주세요.',
    ask: '괜찮은지 아래 링크에서 답해 주세요. 그때까지 수업은 이전 시간 그대로예요.',
    answer: '답하기',
    over: '이 제안은 끝났어요',
    labels: { when: '수업 시간', before: '이전 시간', after: '새 시간', older: '앞선 제안', answerBy: '답할 기한' },
  },
  vi: {
    lesson: ({ className, no, isTrial }) => `${className} – ${isTrial ? 'buổi học thử' : `buổi học số ${no}`}`,
    canceled: 'đã bị hủy',
    moved: 'đã đổi giờ',
    proposed: '– giáo viên đề nghị đổi giờ',
    kept: 'vẫn giữ giờ cũ',
    absence:
      'Lời báo vắng trước đó là cho giờ cũ nên không còn hiệu lực. Nếu giờ mới cũng không học được, vui lòng báo lại trên trang lớp học.',
    ask: 'Vui lòng trả lời ở liên kết bên dưới xem giờ mới có phù hợp không. Cho đến lúc đó, buổi học vẫn giữ giờ cũ.',
    answer: 'Trả lời',
    over: 'không còn hiệu lực',
    labels: {
      when: 'Thời gian',
      before: 'Giờ cũ',
      after: 'Giờ mới',
      older: 'Đề nghị trước',
      answerBy: 'Hạn trả lời',
    },
  },
};

/** The new time stands below the one that it takes the place of. */
const swap = (
  labels: Words['labels'],
  time: (at: Date) => string,
  { oldStartAt, newStartAt }: Pick<NamedMove, 'oldStartAt' | 'newStartAt'>,
) => ({
  before: { label: labels.before, value: time(oldStartAt) },
  after: { label: labels.after, value: time(newStartAt) },
});

export const lessonCanceledLetter = (lesson: NamedLesson, cause: string): FamilyLetter =>
  familyLetter(WORDS, ({ lesson: nameOf, canceled, labels }, { time, reason }) => ({
    title: `${nameOf(lesson)} ${canceled}`,
    lines: [
      { label: labels.when, value: time(lesson.startAt) },
      cause.trim() !== '' && { label: reason, value: cause.trim() },
    ],
  }));

/** `absent` are students of whom their families had said that they could not come at the old time. */
export const lessonMovedLetter =
  (
    lesson: Named,
    { oldStartAt, newStartAt, reason: cause, proposedBy }: NamedMove,
    absent: readonly string[] = [],
  ): FamilyLetter =>
  (to, children) =>
    familyLetter(WORDS, ({ lesson: nameOf, moved, absence, labels }, { time, reason }) => ({
      title: `${nameOf(lesson)} ${moved}`,
      lines: [
        swap(labels, time, { oldStartAt, newStartAt }),
        // Why one family asked is not for the others.
        proposedBy === 'TEACHER' && cause.trim() !== '' && { label: reason, value: cause.trim() },
        to.studentIds.some((id) => absent.includes(id)) && absence,
      ],
    }))(to, children);

/** Of a proposal: nothing has moved yet. `older` is the one that it replaces. */
export const moveProposedLetter = (
  lesson: Named,
  {
    oldStartAt,
    newStartAt,
    reason: cause,
    answerBy,
  }: Pick<NamedMove, 'oldStartAt' | 'newStartAt' | 'reason' | 'answerBy'>,
  older?: Pick<NamedMove, 'newStartAt'>,
): FamilyLetter =>
  familyLetter(WORDS, ({ lesson: nameOf, proposed, ask, answer, over, labels }, { time, reason }) => ({
    title: `${nameOf(lesson)} ${proposed}`,
    action: answer,
    lines: [
      swap(labels, time, { oldStartAt, newStartAt }),
      cause.trim() !== '' && { label: reason, value: cause.trim() },
      older !== undefined && { label: labels.older, value: `${time(older.newStartAt)} – ${over}` },
      { label: labels.answerBy, value: time(answerBy) },
      ask,
    ],
  }));

/** Of a proposal that is over without another time: nobody has to answer any more, or the teacher could not; `cause` is what was said. */
export const moveEndedLetter = (
  lesson: Named,
  { oldStartAt }: Pick<NamedMove, 'oldStartAt'>,
  cause = '',
): FamilyLetter =>
  familyLetter(WORDS, ({ lesson: nameOf, kept, labels }, { time, reason }) => ({
    title: `${nameOf(lesson)} ${kept}`,
    lines: [
      { label: labels.when, value: time(oldStartAt) },
      cause.trim() !== '' && { label: reason, value: cause.trim() },
    ],
  }));
