import type { ClassStudent } from '@portal/domain/classes/class';
import type { Stay } from '@portal/domain/evidence/presence';
import { type Attendance, type AttendanceMark, attendanceOf } from '@portal/domain/lessons/attendance';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { lessonAbsenceQueries } from '../absences/lesson-absences.queries.ts';
import { absenceView } from '../absences/lesson-absences.service.ts';
import { evidence } from '../evidence/evidence.ts';
import type { LessonChange } from '../lesson-changes.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import { attendanceQueries, type AttendanceRow } from './attendance.queries.ts';
import { lessonDeskQueries } from './lesson-desk.queries.ts';
import type { Actor } from './lesson-steps.ts';

type Roster = readonly Pick<ClassStudent, 'id' | 'name'>[];

/**
 * What is known of each student until a moment: what the room saw, and of whom it saw nothing what his family has said before. Of
 * whom neither says anything there is no row.
 */
async function knownOf(db: Db | Tx, lesson: NamedLesson, roster: Roster, until: Date): Promise<AttendanceRow[]> {
  const seen = new Map((await seenInRoom(db, lesson, roster, until)).map((row) => [row.studentId, row]));
  const announced = await lessonAbsenceQueries(db).of(lesson.id);
  return roster.flatMap(({ id }) => {
    const row = seen.get(id);
    if (!announced.has(id) || (row && row.state !== 'ABSENT')) return row ?? [];
    return { ...(row ?? rowOf(lesson, id, [], until)), state: 'EXCUSED' as const };
  });
}

async function seenInRoom(db: Db | Tx, lesson: NamedLesson, roster: Roster, until: Date): Promise<AttendanceRow[]> {
  if (lesson.mode === 'OFFLINE' || (await lessonDeskQueries(db).meetingUrlOf(lesson.classId)) !== null) return [];
  const stays = await evidence.stays(db, lesson.id);
  const isOver = lesson.status !== 'UPCOMING' && lesson.status !== 'IN_PROGRESS';
  return roster.flatMap(({ id }) => {
    // Who stood at the door alone was not in the lesson.
    const own = stays.filter(({ actorId, place }) => actorId === id && place === 'ROOM');
    // Who does not come into the room may sit beside the teacher, or come yet.
    if (!own.length && (lesson.mode === 'BOTH' || !isOver)) return [];
    return [rowOf(lesson, id, own, until)];
  });
}

function rowOf(lesson: NamedLesson, studentId: string, own: readonly Stay[], until: Date): AttendanceRow {
  const { id: lessonId, startedAt, startAt, endAt } = lesson;
  // A lesson that was held before its time has nothing but its own.
  const from = until <= startAt && startedAt ? startedAt : startAt;
  const ended = own.map((stay) => ({
    from: new Date(stay.from),
    to: new Date(Math.min(stay.to ?? Infinity, until.getTime())),
  }));
  const last = own.some(({ to }) => to === null) ? null : (ended.at(-1)?.to ?? null);
  return {
    lessonId,
    studentId,
    joinedAt: ended[0]?.from ?? null,
    leftAt: last,
    source: 'AUTO',
    note: '',
    ...attendanceOf(ended, { startAt: from, endAt: until <= startAt ? until : endAt }),
  };
}

/** Keeps what is known as the proposal for the teacher; whoever is still inside leaves with the end. */
export async function keepProposals({ tx }: LessonChange, lesson: NamedLesson, roster: Roster, endedAt: Date) {
  const rows = await knownOf(tx, lesson, roster, endedAt);
  await attendanceQueries(tx).propose(
    rows.map((row) => ({
      ...row,
      leftAt: row.joinedAt && (row.leftAt ?? new Date(Math.max(+endedAt, +row.joinedAt))),
    })),
  );
}

/** Everybody of a lesson: what was kept, and while it runs what is known by now. */
export async function readAttendance(
  db: Db | Tx,
  lesson: NamedLesson,
  roster: Roster,
  now: Date,
): Promise<(Attendance & { readonly studentId: string })[]> {
  const kept = await attendanceQueries(db).of(lesson.id);
  const runs = lesson.status === 'IN_PROGRESS' || lesson.status === 'UPCOMING';
  const seen = runs ? await knownOf(db, lesson, roster, now) : [];
  const announced = await lessonAbsenceQueries(db).of(lesson.id);
  const live = new Map(seen.map((row) => [row.studentId, row]));
  return roster.map(({ id, name }) => {
    const said = kept.get(id);
    const stay = live.get(id) ?? said;
    return {
      studentId: id,
      studentName: name,
      state: said?.state ?? stay?.state ?? null,
      joinedAt: stay?.joinedAt?.toISOString() ?? null,
      leftAt: stay?.leftAt?.toISOString() ?? null,
      minutes: stay?.minutes ?? 0,
      source: said?.source ?? 'AUTO',
      note: said?.note ?? '',
      absence: absenceView(announced.get(id)),
    };
  });
}

/** What the teacher says about students stands from now on; each change is one more piece of evidence. */
export async function markStudents(
  { tx, now }: LessonChange,
  lesson: NamedLesson,
  { roster, marks, by }: { roster: Roster; marks: readonly AttendanceMark[]; by: Actor },
): Promise<void> {
  const before = new Map((await readAttendance(tx, lesson, roster, now)).map((row) => [row.studentId, row]));
  for (const { studentId, state, note } of new Map(marks.map((mark) => [mark.studentId, mark])).values()) {
    const was = before.get(studentId);
    if (!was) throw new DomainError('VALIDATION', { fields: { marks: '이 수업의 학생이 아니에요.' } });
    if (was.state === state && was.note === note) continue;
    const { minutes, joinedAt, leftAt } = was;
    await attendanceQueries(tx).mark({
      lessonId: lesson.id,
      studentId,
      state,
      minutes,
      note,
      source: 'MANUAL',
      joinedAt: joinedAt === null ? null : new Date(joinedAt),
      leftAt: leftAt === null ? null : new Date(leftAt),
    });
    await evidence.append(tx, lesson.id, {
      kind: 'ATTENDANCE_FIXED',
      actor: by.name,
      actorId: by.id,
      at: now,
      data: { studentId, student: was.studentName, before: was.state ?? '', after: state, ...(note && { note }) },
    });
  }
}
