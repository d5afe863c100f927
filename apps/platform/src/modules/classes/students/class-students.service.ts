import { randomUUID } from 'node:crypto';
import type { FormerStudent, MoveTarget } from '@portal/domain/classes/class-students.contract';
import { endEnrollment, takesNewcomers } from '@portal/domain/classes/enrollment';
import { DomainError } from '../../../core/domain-error.ts';
import { leaveClassChat } from '../chat/class-chat.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import type { ClassChange } from '../class-ports.ts';
import { classQueries, type ClassRow } from '../classes.queries.ts';
import { enrollmentQueries } from '../enrollments/enrollments.queries.ts';
import { lockOwnClass } from '../life/class-life.queries.ts';
import { studentMovedLetter, studentRemovedLetter } from './class-students-letters.ts';
import { studentLeft } from './class-students-notices.ts';
import { classStudentQueries, type EnrollmentRow } from './class-students.queries.ts';

interface Leaving {
  readonly classId: string;
  readonly studentId: string;
  /** The class that he goes on in, or null where he leaves for good. */
  readonly toClassId: string | null;
  readonly reason: string;
}

/** The same thing asked once more: a second click, or a request whose answer was lost. */
const isRepeated = ({ endedAt, movedTo, endReason }: EnrollmentRow, { toClassId, reason }: Leaving): boolean =>
  endedAt !== null && movedTo === toClassId && endReason === reason;

const refused = (code: 'VALIDATION' | 'WRONG_STATE' | 'CLASS_FULL', toClassId: string) =>
  new DomainError(code, { fields: { toClassId } });

/** Students who leave a class before it is over, and those who have left. */
export function classStudentService(deps: ClassDeps) {
  const { db } = deps.database;

  /** Where he goes on: another class of hers that takes newcomers, with a seat for him. */
  async function target({ tx }: ClassChange, teacherId: string, id: string, studentId: string): Promise<ClassRow> {
    const to = await ownClass(tx, teacherId, id);
    if (!takesNewcomers(to))
      throw refused('WRONG_STATE', '끝났거나 취소된 수업이라 옮길 수 없어요. 다른 수업을 골라 주세요.');
    const there = await classStudentQueries(tx, teacherId).standing(id, studentId);
    if (there?.trialLessonId === null && !there.endedAt)
      throw refused('WRONG_STATE', '이미 듣고 있는 수업이에요. 다른 수업을 골라 주세요.');
    const { free } = await enrollmentQueries(tx).seats(id);
    if (free === 0) throw refused('CLASS_FULL', '남은 자리가 없는 수업이에요. 다른 수업을 골라 주세요.');
    return to;
  }

  /** Ends what stands, with a seat in the other class where he goes on in one, and tells his family. */
  async function end(change: ClassChange, from: ClassRow, standing: EnrollmentRow, { toClassId, reason }: Leaving) {
    const { tx, now, touch } = change;
    const { id, studentId, goals } = standing;
    const { teacherId } = from;
    const status = endEnrollment(standing.status, toClassId === null ? 'REMOVE' : 'MOVE');
    if (!status || standing.trialLessonId !== null || !takesNewcomers(from)) throw new DomainError('WRONG_STATE');
    const to = toClassId === null ? undefined : await target(change, teacherId, toClassId, studentId);
    // Counted before he leaves: what he has not had yet goes with him.
    const roster = await deps.lessons.rosterOf(tx, from.id);
    const { name, lessonsLeft } = roster.find((one) => one.id === studentId)!;
    const ending = { status, endedAt: now, endReason: reason, movedTo: toClassId };
    if (!(await classStudentQueries(tx, teacherId).end(standing, ending))) throw new DomainError('WRONG_STATE');
    if (to) {
      const seat = { id: `enr_${randomUUID()}`, classId: to.id, studentId, status: 'ACTIVE', goals } as const;
      await classQueries(tx).enrol([{ ...seat, enrolledAt: now, takesFrom: now, lessonsBought: lessonsLeft }]);
    }
    await deps.coursework.followDeadlines(tx, from, { now, isNewcomer: false });
    if (to) await deps.coursework.followDeadlines(tx, to, { now, isNewcomer: true });
    await change.dropAbsences(from.id, studentId);
    await leaveClassChat(deps, tx, { classId: from.id, studentId });
    const { students } = await enrollmentQueries(tx).seats(from.id);
    if (students === 0) await change.endProposals(from.id);

    const account = await classStudentQueries(tx, teacherId).accountOf(studentId);
    const lessons = to ? await change.upcoming(to.id) : [];
    for (const lesson of [...(await change.upcoming(from.id)), ...lessons]) touch(lesson.id, account);
    await change.notify(account, studentLeft(id, from, to, reason));
    if (to) {
      const nextLessonAt = lessons.find(({ isTrial, startAt }) => !isTrial && startAt > now)?.startAt;
      const letter = studentMovedLetter({ from: from.name, to: to.name, lessonsLeft, nextLessonAt, reason });
      await change.write(to.id, [{ id: studentId, name }], letter);
    } else await change.write(from.id, [{ id: studentId, name }], studentRemovedLetter(from.name, reason));
  }

  return {
    async former(teacherId: string, classId: string): Promise<FormerStudent[]> {
      await ownClass(db, teacherId, classId);
      return classStudentQueries(db, teacherId).former(classId);
    },

    /** Where a student of the class could go on. */
    async targets(teacherId: string, classId: string, studentId: string): Promise<MoveTarget[]> {
      await ownClass(db, teacherId, classId);
      if (!(await classStudentQueries(db, teacherId).standing(classId, studentId))) throw new DomainError('NOT_FOUND');
      const open = await enrollmentQueries(db).openTo(teacherId, studentId);
      const others = open.filter(({ id }) => id !== classId);
      const next = await deps.lessons.nextOf(
        others.map(({ id }) => id),
        deps.clock.now(),
      );
      return others.map((one) => ({ ...one, nextLessonAt: next.get(one.id)?.startAt ?? null }));
    },

    leave: (teacherId: string, leaving: Leaving): Promise<FormerStudent> =>
      deps.lessons.change(teacherId, async (change) => {
        const { classId, studentId, toClassId } = leaving;
        const { tx } = change;
        const queries = classStudentQueries(tx, teacherId);
        // In one order, as long as lessons move classes on without the lock of their teacher.
        for (const id of [classId, ...(toClassId === null ? [] : [toClassId])].toSorted())
          await lockOwnClass(tx, teacherId, id);
        const from = await ownClass(tx, teacherId, classId);
        const standing = await queries.standing(classId, studentId);
        if (!standing) throw new DomainError('NOT_FOUND');
        if (toClassId === classId) throw refused('VALIDATION', '지금 듣는 수업이에요. 다른 수업을 골라 주세요.');
        if (!isRepeated(standing, leaving)) await end(change, from, standing, leaving);
        return (await queries.former(classId)).find(({ id }) => id === studentId)!;
      }),
  };
}
