import { millisecondsInMinute } from 'date-fns/constants';
import { DomainError } from '../../../core/domain-error.ts';
import { lessonAbsenceQueries } from '../absences/lesson-absences.queries.ts';
import { evidence } from '../evidence/evidence.ts';
import type { LessonChange } from '../lesson-changes.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import { rosterQueries } from '../roster/roster.queries.ts';
import { attendanceQueries } from './attendance.queries.ts';
import { type Actor, takeStep } from './lesson-steps.ts';

const CAME = ['PRESENT', 'LATE'];

/** Ends a lesson to which no student came; its evidence is sealed, so that nobody comes to it afterwards. */
export async function declareAbsent(on: LessonChange, lesson: NamedLesson, by: Actor, version: number): Promise<void> {
  const { tx, now } = on;
  const { id: lessonId } = lesson;
  const notHeldReason = `학생이 15분 동안 ${lesson.mode === 'OFFLINE' ? '오지' : '들어오지'} 않았어요.`;
  const set = { held: false, noShow: true, endedAt: now, notHeldReason };
  await takeStep(on, lesson, { event: 'NO_SHOW', by, version, set });
  const prove = (kind: 'NO_SHOW' | 'ENDED', data: Record<string, number | boolean>) =>
    evidence.append(tx, lessonId, { kind, actor: by.name, actorId: by.id, at: now, data });
  // From here on the chain is held: whoever comes in now is either seen below or finds it sealed.
  await prove('NO_SHOW', { waited: Math.floor((now.getTime() - lesson.startAt.getTime()) / millisecondsInMinute) });
  const roster = await rosterQueries(tx).ofLesson(lesson);
  // A guardian alone is no student who came, nor is the teacher.
  const students = new Set(roster.map(({ id }) => id));
  const stays = await evidence.stays(tx, lessonId);
  const marked = await attendanceQueries(tx).of(lessonId);
  if (
    stays.some(({ actorId }) => students.has(actorId)) ||
    [...marked.values()].some(({ state }) => CAME.includes(state))
  )
    throw new DomainError('STUDENTS_CAME');
  await prove('ENDED', { held: false });
  await evidence.seal(tx, lessonId, now);
  const announced = await lessonAbsenceQueries(tx).of(lessonId);
  await attendanceQueries(tx).propose(
    roster.map(({ id: studentId }) => ({
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
}
