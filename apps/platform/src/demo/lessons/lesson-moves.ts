import { millisecondsInMinute } from 'date-fns/constants';
import { isShortNotice } from '@portal/domain/classes/short-notice';
import { addDays, dayOf, minuteOf } from '@portal/domain/time/day';
import { answerByOf, moveAsked } from '../../modules/lessons/module.ts';
import type { lessonChange, lessonMove } from '../../modules/lessons/moves/lesson-moves.tables.ts';
import type { News } from '../notifications/news.ts';
import type { LessonRow } from './lesson-rows.ts';
import { RUNNING } from './main-classes.ts';
import { DEMO_ZONE, type PlannedSpan, spanOn } from './week-pattern.ts';

type MoveRow = typeof lessonMove.$inferInsert;
type ChangeRow = typeof lessonChange.$inferInsert;

const HOUR = 60 * millisecondsInMinute;
const DAY = 24 * HOUR;
const HOURS_TO_TRY = [13, 20, 11, 9, 14, 21, 10, 8, 22, 7, 12];

interface Story {
  readonly status: MoveRow['status'];
  readonly by?: MoveRow['proposedBy'];
  readonly reason: string;
  /** How long before now it was proposed. */
  readonly agoMs: number;
  readonly note?: string;
}

const MOVED_IN_THE_PAST: readonly string[] = [
  '학교 시험 기간이라 하루 미뤘어요.',
  '학생의 병원 예약과 겹쳤어요.',
  '학부모 상담이 있어서 옮겼어요.',
  '체육 대회가 있었어요.',
];
const MOVED_AHEAD: readonly string[] = ['다음 주 현장 학습과 겹쳐요.', '학생이 시험을 앞두고 있어요.'];
const REFUSED: Story = {
  status: 'DECLINED',
  agoMs: 26 * HOUR,
  reason: '치과 예약이 있어요.',
  note: '그 시간에는 다른 학원에 가요.',
};
const UNANSWERED: Story = { status: 'EXPIRED', agoMs: 50 * HOUR, reason: '연수에 다녀와요.' };
const WAITING: Story = { status: 'PROPOSED', agoMs: 3 * HOUR, reason: '가족 행사가 있어요.' };
const WAITING_SOON: Story = {
  status: 'PROPOSED',
  agoMs: 20 * millisecondsInMinute,
  reason: '목이 아파서 쉬어야 해요.',
};
const WISHED = { status: 'PROPOSED', by: 'STUDENT', reason: '학교 발표회가 있어요.' } as const;

/** Proposals that are part of the demo's first state; the autopilot leaves them to the teacher and to the clock. */
export const isSeededMove = (id: string): boolean => id.startsWith('mov-');

/**
 * The eleven proposals of the main teacher (demo-data 4.2), and her lessons with the traces of those that were accepted. The one
 * of a student came at `wishedAt`.
 */
export function buildLessonMoves(
  now: Date,
  all: readonly LessonRow[],
  { offs, wishedAt }: { offs: readonly PlannedSpan[]; wishedAt: Date },
) {
  const taken: PlannedSpan[] = [
    ...offs,
    ...all.filter(({ status }) => status !== 'CANCELED').map(({ startAt, endAt }) => ({ start: startAt, end: endAt })),
  ];
  const moves: MoveRow[] = [];
  const accepted = new Map<string, MoveRow>();

  function add(lesson: LessonRow, story: Story, old: PlannedSpan, wanted: PlannedSpan, createdAt: Date): MoveRow {
    const no = String(moves.length + 1).padStart(2, '0');
    const move: MoveRow = {
      id: `mov-math-${no}`,
      clientId: `00000000-0000-4000-8000-0000000000${no}`,
      position: 0,
      lessonId: lesson.id,
      teacherId: lesson.teacherId,
      proposedBy: story.by ?? 'TEACHER',
      oldStartAt: old.start,
      oldEndAt: old.end,
      newStartAt: wanted.start,
      newEndAt: wanted.end,
      reason: story.reason,
      status: story.status,
      shortNotice: isShortNotice(old.start, createdAt),
      createdAt,
      answerBy: answerByOf(old.start, wanted.start, createdAt),
      answeredAt: ['ACCEPTED', 'DECLINED'].includes(story.status) ? new Date(createdAt.getTime() + 3 * HOUR) : null,
    };
    moves.push(move);
    return move;
  }

  /** A lesson that stands where it was moved to, a day later than planned. */
  function moved(lesson: LessonRow, reason: string, createdAt: Date): void {
    const is = { start: lesson.startAt, end: lesson.endAt };
    const was = { start: new Date(is.start.getTime() - DAY), end: new Date(is.end.getTime() - DAY) };
    accepted.set(lesson.id, add(lesson, { status: 'ACCEPTED', reason, agoMs: 0 }, was, is, createdAt));
  }

  /** A lesson that stands where it was; its wanted time is free, and stays so while it waits. */
  function asked(lesson: LessonRow, story: Story): MoveRow {
    const is = { start: lesson.startAt, end: lesson.endAt };
    const wanted = freeSpan(dayOf(now, DEMO_ZONE), is, taken);
    if (story.status === 'PROPOSED') taken.push(wanted);
    return add(lesson, story, is, wanted, new Date(now.getTime() - story.agoMs));
  }

  const running = all.filter(({ classId, isTrial }) => /-[a-e]$/.test(classId) && !isTrial);
  const past = running.filter(({ status, held }) => status === 'FINISHED' && held);
  const ahead = running.filter(
    ({ status, startAt }) => status === 'UPCOMING' && startAt.getTime() > now.getTime() + 4 * DAY,
  );
  for (const [at, reason] of MOVED_IN_THE_PAST.entries()) {
    const lesson = past[8 + 14 * at]!;
    moved(lesson, reason, new Date(lesson.startAt.getTime() - 4 * DAY));
  }
  const others = ahead.filter(({ classId }) => !classId.endsWith('-a'));
  const [first, second, third, fourth, fifth] = others as [LessonRow, LessonRow, LessonRow, LessonRow, LessonRow];
  for (const [at, reason] of MOVED_AHEAD.entries())
    moved([fourth, fifth][at]!, reason, new Date(now.getTime() - (2 + at) * DAY));
  asked(third, UNANSWERED);
  asked(second, REFUSED);
  asked(first, WAITING);
  const wish = asked(
    ahead.find(({ classId }) => classId.endsWith('-a'))!,
    { ...WISHED, agoMs: now.getTime() - wishedAt.getTime() },
  );
  asked(soonest(now, running), WAITING_SOON);

  const inOrder = moves.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return {
    moves: inOrder,
    changes: inOrder.flatMap(historyOf).toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    wish,
    lessons: all.map((row) => {
      const move = accepted.get(row.id);
      return move ? { ...row, movedFromStart: move.oldStartAt, movedFromEnd: move.oldEndAt, version: 2 } : row;
    }),
  };
}

/** The last lesson within twenty hours for which an answer can still come. */
function soonest(now: Date, lessons: readonly LessonRow[]): LessonRow {
  const createdAt = new Date(now.getTime() - WAITING_SOON.agoMs);
  return lessons.findLast(
    ({ status, startAt }) =>
      status === 'UPCOMING' &&
      startAt.getTime() < now.getTime() + 20 * HOUR &&
      answerByOf(startAt, new Date(startAt.getTime() + DAY), createdAt) > now,
  )!;
}

function freeSpan(today: string, { start, end }: PlannedSpan, taken: readonly PlannedSpan[]): PlannedSpan {
  const minutes = (end.getTime() - start.getTime()) / millisecondsInMinute;
  for (let offset = 2; offset < 40; offset++)
    for (const hour of HOURS_TO_TRY) {
      const span = spanOn(addDays(today, offset), hour * 60, minutes);
      if (taken.every((other) => span.end <= other.start || span.start >= other.end) && staysInDay(span)) return span;
    }
  throw new Error(`The demo has no room to move a lesson of ${minutes} minutes.`);
}

const staysInDay = ({ start, end }: PlannedSpan) =>
  minuteOf(start, DEMO_ZONE) + (end.getTime() - start.getTime()) / millisecondsInMinute <= 1440;

/** What the platform would have written down while it happened. */
function historyOf(move: MoveRow): ChangeRow[] {
  const { lessonId, id: moveId, shortNotice, reason, createdAt, answerBy, status } = move;
  const step = (kind: ChangeRow['kind'], actor: ChangeRow['actor'], at: Date, note = ''): ChangeRow => ({
    lessonId,
    moveId,
    shortNotice,
    kind,
    actor,
    at,
    note,
  });
  const proposed = step('PROPOSED', move.proposedBy, createdAt, reason);
  if (status === 'PROPOSED') return [proposed];
  if (status === 'EXPIRED') return [proposed, step('EXPIRED', 'CLOCK', answerBy)];
  const note = status === 'DECLINED' ? REFUSED.note : '';
  return [proposed, step(status, 'STUDENT', move.answeredAt!, note)];
}

/** What tells of the wish that waits for the teacher's answer: she can give it in the list. */
export function wishNews({ wish, lessons }: Pick<ReturnType<typeof buildLessonMoves>, 'wish' | 'lessons'>): News {
  const { title, classId } = lessons.find(({ id }) => id === wish.lessonId)!;
  const names = { className: RUNNING.A.name, lessonTitle: title, lesson: { classId } };
  const notice = moveAsked({ ...wish, ...names, seq: 0, askedBy: null, answeredAt: null })(DEMO_ZONE);
  return {
    category: 'GENERAL',
    at: wish.createdAt,
    kind: notice.kind,
    title: notice.title,
    content: notice.content,
    highlightMarks: [...(notice.highlightMarks ?? [])],
    ...(notice.action && { action: notice.action, answerRef: wish.id }),
    classId,
    className: RUNNING.A.name,
    ...(notice.url !== undefined && { url: notice.url }),
  };
}
