import { millisecondsInMinute } from 'date-fns/constants';
import { noShowHindrance, type NoShowHindrance } from '@portal/domain/lessons/no-show';
import { DomainError } from '../../../core/domain-error.ts';
import { lessonAbsenceQueries } from '../absences/lesson-absences.queries.ts';
import { evidence } from '../evidence/evidence.ts';
import type { LessonChange } from '../lesson-changes.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import { rosterQueries } from '../roster/roster.queries.ts';
import { attendanceQueries } from './attendance.queries.ts';
import { readAttendance } from './attendance.service.ts';
import { lessonDeskQueries } from './lesson-desk.queries.ts';
import { waitIn } from './lesson-presence.ts';
import { type Actor, takeStep } from './lesson-steps.ts';
import { noShowLetter } from './no-show-letter.ts';

const REFUSALS = {
  CAME: 'STUDENTS_CAME',
  AT_DOOR: 'STUDENT_AT_DOOR',
  HOST_AWAY: 'WAIT_15_MIN',
  TOO_EARLY: 'WAIT_15_MIN',
} as const satisfies Record<NoShowHindrance, string>;

/** Ends a lesson to which no student came; its evidence is sealed, so that nobody comes to it afterwards, and the families are told. */
export async function declareAbsent(on: LessonChange, lesson: NamedLesson, by: Actor, version: number): Promise<void> {
  const { tx, now } = on;
  const { id: lessonId } = lesson;
  const notHeldReason = `학생이 15분 동안 ${lesson.mode === 'OFFLINE' ? '오지' : '들어오지'} 않았어요.`;
  const set = { held: false, noShow: true, endedAt: now, notHeldReason };
  await takeStep(on, lesson, { event: 'NO_SHOW', by, version, set });
  // From here on the chain is held: whoever comes in now is either seen below or finds it sealed.
  await evidence.hold(tx, lessonId);
  const students = await rosterQueries(tx).ofLesson(lesson);
  const meetingUrl = await lessonDeskQueries(tx).meetingUrlOf(lesson.classId);
  const { wait, since } = await waitIn(tx, { ...lesson, meetingUrl, students }, now);
  const attendance = await readAttendance(tx, lesson, students, now);
  const hindrance = noShowHindrance({ attendance, wait }, Date.parse(wait.at));
  if (hindrance) throw new DomainError(REFUSALS[hindrance]);
  const prove = (kind: 'NO_SHOW' | 'ENDED', data: Record<string, number | boolean | string>) =>
    evidence.append(tx, lessonId, { kind, actor: by.name, actorId: by.id, at: now, data });
  const waited = Math.floor(wait.waitedMs / millisecondsInMinute);
  await prove('NO_SHOW', { waited, since: since!.toISOString() });
  await prove('ENDED', { held: false });
  await evidence.seal(tx, lessonId, now);
  const announced = await lessonAbsenceQueries(tx).of(lessonId);
  await attendanceQueries(tx).propose(
    students.map(({ id: studentId }) => ({
      lessonId,
      studentId,
      state: announced.has(studentId) ? 'EXCUSED' : 'ABSENT',
      joinedAt: null,
      leftAt: null,
      minutes: 0,
      source: 'AUTO',
      note: '',
    })),
  );
  const excused = students.filter(({ id }) => announced.has(id));
  await on.write(lesson.classId, students, noShowLetter(lesson, { since: since!, waited, excused }));
}
