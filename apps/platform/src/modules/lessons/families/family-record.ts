import { addMilliseconds } from 'date-fns/addMilliseconds';
import { max } from 'date-fns/max';
import type { FamilyRecord } from '@portal/domain/families/family-door';
import { familyNote } from '@portal/domain/families/family-note';
import { noteFor } from '@portal/domain/lessons/note-templates';
import type { Family } from '../../classes/module.ts';
import type { AttendanceRow } from '../desk/attendance.queries.ts';
import type { DiaryRow } from '../desk/diary.queries.ts';
import { CONFIRM_WITHIN_MS } from '../desk/lesson-confirm.service.ts';
import type { LessonDeskDeps } from '../desk/lesson-desk-deps.ts';
import type { lesson } from '../lessons.tables.ts';
import type { LessonQuestionRow } from './family-answers.tables.ts';
import { familyLessonQueries, takingIn } from './family-lessons.queries.ts';
import { lessonConfirmationQueries } from './lesson-confirmations.queries.ts';
import { lessonQuestionQueries } from './lesson-questions.queries.ts';
import { noShowsOf } from './no-shows.queries.ts';

/** The record of a lesson but for what its room has kept. */
export type LessonRecord = Omit<FamilyRecord, 'hasSummary'>;

interface PastLesson {
  readonly lesson: typeof lesson.$inferSelect;
  readonly diary: DiaryRow | null;
}

/** Lessons that are over as one family sees them: its own children, and what it has said itself. */
export async function familyRecords(
  {
    database: { db },
    clock,
    homework,
    questioned,
  }: Pick<LessonDeskDeps, 'database' | 'clock' | 'homework' | 'questioned'>,
  family: Family,
  past: readonly PastLesson[],
): Promise<LessonRecord[]> {
  const ids = past.map(({ lesson: { id } }) => id);
  const given = past.flatMap(({ diary }) => diary?.homeworkAssignmentId ?? []);
  const [attendance, confirmations, questions, deadlines, paused, noShows] = await Promise.all([
    familyLessonQueries(db, family).attendanceIn(ids),
    lessonConfirmationQueries(db).of(ids),
    lessonQuestionQueries(db).ofLessons(ids),
    homework.deadlinesOf(db, given),
    questioned(db, clock.now()),
    noShowsOf(db, ids),
  ]);
  return past.map(({ lesson: row, diary }) => {
    const asked = questions.filter(({ lessonId }) => lessonId === row.id);
    const noShow = noShows.get(row.id) ?? null;
    const marks = attendance.filter(({ lessonId }) => lessonId === row.id);
    const isSettled = row.status !== 'DONE' || diary?.confirmedAt != null;
    return {
      id: row.id,
      no: row.no,
      title: row.title,
      isTrial: row.isTrial,
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
      held: row.held === true,
      noShow,
      cancelReason: row.cancelReason,
      attendance: diary || noShow ? marks.map(({ studentId, state, minutes }) => ({ studentId, state, minutes })) : [],
      note: diary && noteOf(family, row, { diary, marks, dueAt: deadlines.get(diary.homeworkAssignmentId ?? '') }),
      confirmBy: isSettled ? null : (confirmByOf(row, diary, asked)?.toISOString() ?? null),
      confirmedAt: confirmedAtOf(takingIn(family, row), confirmations(row.id))?.toISOString() ?? null,
      isPaused: !isSettled && paused.includes(row.id),
      isSettled,
      question: questionOf(asked.find(({ guardianId }) => guardianId === family.guardian.id)),
    };
  });
}

/** When the last of her children's families has said that it is right. */
function confirmedAtOf(students: Family['students'], confirmed: ReadonlyMap<string, Date>): Date | undefined {
  const said = students.flatMap(({ id }) => confirmed.get(id) ?? []);
  return said.length > 0 && said.length === students.length ? max(said) : undefined;
}

interface Noted {
  readonly diary: DiaryRow;
  readonly marks: readonly AttendanceRow[];
  /** Of its homework. */
  readonly dueAt: Date | undefined;
}

function noteOf(
  family: Family,
  lesson: PastLesson['lesson'],
  { diary, marks, dueAt }: Noted,
): NonNullable<FamilyRecord['note']> {
  const { covered, homework, nextPlan, sentAt } = diary;
  const children = takingIn(family, lesson).map(({ id, name }) => ({
    id,
    name,
    state: marks.find(({ studentId }) => studentId === id)?.state,
  }));
  const values = { covered, homework, next: nextPlan };
  return {
    sentAt: sentAt!.toISOString(),
    message: familyNote(noteFor(family.guardian.language, diary), children, values).trim(),
    covered,
    homework,
    homeworkDueAt: dueAt?.toISOString() ?? null,
    nextPlan,
    studentWords: diary.studentWords.filter(({ studentId }) => children.some(({ id }) => id === studentId)),
  };
}

/** Until when silence is no yes; while a question is open, or before the note, nobody can tell. */
function confirmByOf(
  { held, endAt }: PastLesson['lesson'],
  diary: DiaryRow | null,
  asked: readonly LessonQuestionRow[],
): Date | undefined {
  const first = held ? diary?.confirmBy : addMilliseconds(endAt, CONFIRM_WITHIN_MS);
  if (!first) return undefined;
  const answered = asked.flatMap(({ answeredAt }) => answeredAt ?? []);
  return max([first, ...answered.map((at) => addMilliseconds(at, CONFIRM_WITHIN_MS))]);
}

function questionOf(row: LessonQuestionRow | undefined): FamilyRecord['question'] {
  if (!row) return null;
  const { topic, text, answer, askedAt, answeredAt } = row;
  return { topic, text, answer, askedAt: askedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
