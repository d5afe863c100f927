import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { isShortNotice } from '@portal/domain/classes/short-notice';
import { formatMoment } from '@portal/domain/format/date-time';
import type { LessonMoveStatus } from '@portal/domain/lessons/lesson-move';
import { paths, sitePath } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { about, type Notice, type ZonedNotice } from '../../notifications/module.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import type { NamedMove } from '../moves/lesson-moves.queries.ts';

const calendarUrl = (lessonId: string, at: Date, zone: string) =>
  sitePath(paths.calendarLesson(lessonId, dayOf(at, zone)));

const labelled = (label: string, text: string) => (text.trim() === '' ? '' : `${label}: ${text}`);

interface ToldMove extends Omit<NamedMove, 'lesson' | 'agreed' | 'asked'> {
  readonly lesson: { readonly classId: string };
}

const classOf = ({ classId, className }: Pick<NamedLesson, 'classId' | 'className'>) => ({
  id: classId,
  name: className,
});

interface MoveNotice extends Pick<Notice, 'kind' | 'title' | 'isUrgent'> {
  readonly note?: string;
  readonly at?: Date;
}

function moveNotice(
  move: ToldMove,
  { kind, title, note = '', at = move.oldStartAt, isUrgent = false }: MoveNotice,
): ZonedNotice {
  return (zone) => ({
    kind,
    entity: move.id,
    version: move.status,
    isUrgent,
    title,
    ...about(
      { id: move.lesson.classId, name: move.className },
      `${formatMoment(move.oldStartAt, zone)} → ${formatMoment(move.newStartAt, zone)}.`,
      note,
    ),
    url: calendarUrl(move.lessonId, at, zone),
  });
}

/** To the students, of a proposal of the teacher's. `older` is the one that it replaces. */
export const moveProposed =
  (move: NamedMove, older?: NamedMove): ZonedNotice =>
  (zone) =>
    moveNotice(move, {
      kind: 'LESSON_CHANGED',
      title: '선생님이 수업 시간을 옮기고 싶어 해요',
      isUrgent: move.shortNotice,
      note: [older && `앞선 제안(${formatMoment(older.newStartAt, zone)})은 끝났어요.`, labelled('이유', move.reason)]
        .filter(Boolean)
        .join(' '),
    })(zone);

/** To the teacher, of a proposal of a student's: it can be answered where it is read. */
export const moveAsked =
  (move: ToldMove, { by, students = 1 }: { by?: string | undefined; students?: number } = {}): ZonedNotice =>
  (zone) => ({
    ...moveNotice(move, {
      kind: 'LESSON_MOVE_ASKED',
      title: '학생이 수업 시간을 바꾸고 싶어 해요',
      isUrgent: move.shortNotice,
      note: [
        labelled('부탁한 보호자', by ?? ''),
        labelled('이유', move.reason),
        // Nobody else is asked when she says yes.
        students > 1 && `학생 ${students}명이 함께 듣는 수업이라 수락하면 모두의 수업이 옮겨져요.`,
      ]
        .filter(Boolean)
        .join(' '),
    })(zone),
    action: { kind: 'ANSWER_MOVE', refId: move.id },
  });

const ANSWER_TITLES: Partial<Record<LessonMoveStatus, string>> = {
  ACCEPTED: '학생이 새 수업 시간을 수락했어요',
  DECLINED: '학생이 새 수업 시간을 거절했어요',
  EXPIRED: '제안한 수업 시간에 답이 없었어요',
};

/** Of students who were not to come at the old time. */
const droppedAbsences = (names: readonly string[] = []) =>
  names.length ? `이전 시간에 못 온다고 알린 것은 없어졌어요: ${names.join(', ')}` : '';

interface Answered {
  /** What the other side said. */
  readonly note?: string;
  readonly who?: string;
  /** Who had said that they could not come at the old time. */
  readonly absences?: readonly string[];
}

/** To the teacher, of what became of her own proposal. A refusal leaves her to decide again. */
export const moveAnswered =
  (move: NamedMove, { note = '', who = '', absences }: Answered = {}): ZonedNotice =>
  (zone) => ({
    ...moveNotice(move, {
      kind: 'LESSON_MOVE_ANSWERED',
      title: ANSWER_TITLES[move.status] ?? '제안한 수업 시간이 끝났어요',
      note:
        move.status === 'ACCEPTED'
          ? `새 시간으로 옮겼어요. ${droppedAbsences(absences)}`.trim()
          : `${who && `답한 보호자: ${who}. `}${withStop(note)}수업은 원래 시간 그대로예요.`,
      at: move.status === 'ACCEPTED' ? move.newStartAt : move.oldStartAt,
    })(zone),
    ...((move.status === 'DECLINED' || move.status === 'EXPIRED') && {
      action: { kind: 'DECIDE_AGAIN' as const, refId: move.lessonId },
    }),
  });

const withStop = (note: string) => (note.trim() === '' ? '' : `${labelled('학생의 말', note)} `);

const CHANGE_TITLES: Partial<Record<LessonMoveStatus, string>> = {
  ACCEPTED: '수업 시간이 바뀌었어요',
  DECLINED: '바꾸자고 한 시간에는 수업할 수 없어요',
  EXPIRED: '바꾸자고 한 시간에 답이 없었어요',
  WITHDRAWN: '수업 시간 제안을 거뒀어요',
};

/** To everyone else, of what became of a proposal: the lesson has a new time, or keeps the old one; `note` says why. */
export const moveEnded = (move: NamedMove, { note = '', absences }: Omit<Answered, 'who'> = {}): ZonedNotice =>
  moveNotice(move, {
    kind: 'LESSON_CHANGED',
    title: CHANGE_TITLES[move.status] ?? '수업 시간 제안이 끝났어요',
    isUrgent: move.shortNotice,
    note:
      move.status === 'ACCEPTED'
        ? droppedAbsences(absences)
        : ['수업은 원래 시간 그대로예요.', labelled('이유', note)].join(' ').trim(),
    at: move.status === 'ACCEPTED' ? move.newStartAt : move.oldStartAt,
  });

/** To the teacher, of a wish that she need not answer any more. */
export const moveWishWithdrawn = (move: NamedMove, by: string): ZonedNotice =>
  moveNotice(move, {
    kind: 'LESSON_CHANGED',
    title: '가족이 시간을 바꿔 달라는 부탁을 거뒀어요',
    isUrgent: move.shortNotice,
    note: ['수업은 원래 시간 그대로예요.', labelled('부탁한 보호자', by)].join(' '),
  });

export const lessonCanceled =
  (lesson: NamedLesson, reason: string, now: Date): ZonedNotice =>
  (zone) => ({
    kind: 'LESSON_CHANGED',
    entity: lesson.id,
    version: 'CANCELED',
    isUrgent: isShortNotice(lesson.startAt, now),
    title: '수업이 취소됐어요',
    ...about(classOf(lesson), `${formatMoment(lesson.startAt, zone)}.`, labelled('이유', reason)),
    url: calendarUrl(lesson.id, lesson.startAt, zone),
  });

/** To the teacher, of a trial that its family does not want any more. */
export const trialCanceled =
  (lesson: NamedLesson, { by, reason }: { by: string; reason: string }, now: Date): ZonedNotice =>
  (zone) => ({
    ...lessonCanceled(lesson, reason, now)(zone),
    kind: 'TRIAL_LESSON',
    title: '가족이 체험 수업을 취소했어요',
    ...about(
      classOf(lesson),
      `${formatMoment(lesson.startAt, zone)}.`,
      [labelled('보호자', by), labelled('이유', reason)].filter(Boolean).join(' '),
    ),
  });

/** How long before a lesson its teacher is reminded. */
export const REMINDERS = { DAY: millisecondsInDay, SOON: 10 * millisecondsInMinute } as const;
export type Reminder = keyof typeof REMINDERS;

const isSameDay = (one: Date, other: Date, zone: string) => dayOf(one, zone) === dayOf(other, zone);

const ahead = (time: string, className: string, verb: string) => ({
  content: `${time} ${className} 수업이 ${verb}.`,
  highlightMarks: [
    { type: 'BOLD_TAG' as const, offset: 0, length: time.length },
    { type: 'ITALIC_TAG' as const, offset: time.length + 1, length: className.length },
  ],
});

/** To the teacher, of a lesson that comes; the start stands in the key, so that a moved lesson is announced again. */
export const lessonSoon =
  (lesson: NamedLesson, reminder: Reminder, now: Date): ZonedNotice =>
  (zone) => {
    const minutes = Math.max(1, Math.round((lesson.startAt.getTime() - now.getTime()) / millisecondsInMinute));
    return {
      kind: 'LESSON_SOON',
      entity: lesson.id,
      version: `${reminder}-${lesson.startAt.toISOString()}`,
      ...(reminder === 'DAY'
        ? {
            title: `${isSameDay(lesson.startAt, now, zone) ? '오늘' : '내일'} 수업이 있어요`,
            ...ahead(formatMoment(lesson.startAt, zone), lesson.className, '있어요'),
          }
        : { title: '곧 수업이에요', ...ahead(`${minutes}분 뒤`, lesson.className, '시작돼요') }),
      ofClass: classOf(lesson),
      url: calendarUrl(lesson.id, lesson.startAt, zone),
    };
  };
