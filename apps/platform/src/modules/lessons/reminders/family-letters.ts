import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { dayOf } from '../../../core/days/zone-time.ts';
import type { Letter } from '../../notifications/module.ts';
import type { Recipient } from '../desk/lesson-desk.queries.ts';
import type { NamedMove } from '../moves/lesson-moves.queries.ts';
import type { NamedLesson } from '../lessons.queries.ts';

/** A letter to one guardian, who has no account to be told in; her children are those whom it is about. */
export type FamilyLetter = (to: Recipient, children: readonly string[]) => Letter;

type Language = Recipient['language'];

interface Words {
  readonly lesson: (lesson: Named) => string;
  readonly lessonCanceled: string;
  readonly lessonMoved: string;
  readonly classCanceled: string;
  readonly left: (count: number) => string;
  readonly labels: Record<'student' | 'when' | 'before' | 'after' | 'reason', string>;
  readonly why: string;
}

type Named = Pick<NamedLesson, 'className' | 'no' | 'isTrial'>;

/** An instant as it is read in a language, on the clock of its reader. */
export const FAMILY_TIME: Record<Language, (at: Date, zone: string) => string> = {
  ko: (at, zone) => `${formatDayWithWeekday(dayOf(at, zone))} ${formatTime(at, zone)}`,
  vi: (at, zone) =>
    new Intl.DateTimeFormat('vi-VN', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(at),
};

const WORDS: Record<Language, Words> = {
  ko: {
    lesson: ({ className, no, isTrial }) => `${className} ${isTrial ? '체험' : `${no}회차`}`,
    lessonCanceled: '수업이 취소됐어요',
    lessonMoved: '수업 시간이 바뀌었어요',
    classCanceled: '수업을 더 하지 않게 됐어요',
    left: (count) => `남은 ${count}회를 모두 취소했어요.`,
    labels: { student: '학생', when: '수업 시간', before: '이전 시간', after: '새 시간', reason: '이유' },
    why: '학생의 보호자로 등록되어 있어서 보냈어요.',
  },
  vi: {
    lesson: ({ className, no, isTrial }) => `${className} – ${isTrial ? 'buổi học thử' : `buổi học số ${no}`}`,
    lessonCanceled: 'đã bị hủy',
    lessonMoved: 'đã đổi giờ',
    classCanceled: '– lớp học kết thúc sớm',
    left: (count) => `${count} buổi còn lại đã bị hủy.`,
    labels: { student: 'Học sinh', when: 'Thời gian', before: 'Giờ cũ', after: 'Giờ mới', reason: 'Lý do' },
    why: 'Bạn nhận được thư này vì là phụ huynh của học sinh.',
  },
};

const letter =
  (
    titleOf: (words: Words) => string,
    linesOf: (words: Words, time: (at: Date) => string) => readonly (string | false)[],
  ): FamilyLetter =>
  ({ email, language, timeZone }, children) => {
    const words = WORDS[language];
    const lines = linesOf(words, (at) => FAMILY_TIME[language](at, timeZone));
    return {
      ...{ to: email, language, path: null, reason: words.why, title: titleOf(words) },
      content: [`${words.labels.student}: ${children.join(', ')}`, ...lines.filter((line) => line !== false)].join(
        '\n',
      ),
    };
  };

export const lessonCanceledLetter = (lesson: NamedLesson, reason: string): FamilyLetter =>
  letter(
    (words) => `${words.lesson(lesson)} ${words.lessonCanceled}`,
    ({ labels }, time) => [`${labels.when}: ${time(lesson.startAt)}`, `${labels.reason}: ${reason}`],
  );

export const lessonMovedLetter = (lesson: Named, { oldStartAt, newStartAt, reason }: NamedMove): FamilyLetter =>
  letter(
    (words) => `${words.lesson(lesson)} ${words.lessonMoved}`,
    ({ labels }, time) => [
      `${labels.before}: ${time(oldStartAt)}`,
      `${labels.after}: ${time(newStartAt)}`,
      reason.trim() !== '' && `${labels.reason}: ${reason.trim()}`,
    ],
  );

/** Of a class that ends before its time, with all that was left of it. */
export const classCanceledLetter = (name: string, left: number, reason: string): FamilyLetter =>
  letter(
    (words) => `${name} ${words.classCanceled}`,
    (words) => [words.left(left), `${words.labels.reason}: ${reason}`],
  );
