import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { ClassSettings } from '@portal/domain/classes/class';
import { moveClass } from '@portal/domain/classes/class-transitions';
import type { classesContract } from '@portal/domain/classes/classes.contract';
import { isShortNotice, noticeUntil } from '@portal/domain/lessons/short-notice';
import { DomainError } from '../../../core/domain-error.ts';
import { classCanceledLetter } from '../../lessons/reminders/family-letters.ts';
import { changeLessons, endMove, type LessonChange } from '../../lessons/lesson-changes.ts';
import type { LessonStudent } from '../../lessons/lessons.queries.ts';
import { isLateCancel } from '../../lessons/cancel-notice.ts';
import { keepClassChat } from '../chat/class-chat.ts';
import { dropTasksOfClass } from '../../planning/assignment-tasks.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import { classCanceled } from '../class-notices.ts';
import { classStudentQueries, type RosterStudent } from '../class-students.queries.ts';
import { classQueries, type ClassRow, type LessonRow } from '../classes.queries.ts';
import { settleClass } from './settle-class.ts';
import { settleQueries } from './settle.queries.ts';

type Cancellation = BodyOf<typeof classesContract.cancelClass>;

const SETTLED_AT_ONCE = 100;

/** Changes classes that stand: what they are called and where, their end before their time, and what the clock does. */
export function classChangesService(deps: ClassDeps) {
  return {
    update: (teacherId: string, id: string, { version, ...wanted }: ClassSettings): Promise<void> =>
      changeLessons(deps, teacherId, async (change) => {
        const { tx, now } = change;
        const classes = classQueries(tx);
        const found = await ownClass(tx, teacherId, id);
        if (found.canceledAt || found.progress === 'FINISHED') throw new DomainError('WRONG_STATE');
        if (found.version !== version) throw new DomainError('VERSION_CONFLICT');
        refuseTooFew(wanted.capacity, await classStudentQueries(tx).ofClass(id));
        const place = wanted.place.trim() || null;
        const settings = { ...wanted, name: wanted.name.trim(), place, meetingUrl: wanted.meetingUrl || null };
        if (!(await classes.change(found, settings))) throw new DomainError('VERSION_CONFLICT');
        if (place !== found.place) await classes.movePlace(id, found.place, place);
        if (settings.name !== found.name) await keepClassChat(deps, tx, { ...found, name: settings.name });
        await classes.record({ ...stepOf(found, now), event: 'CHANGE' });
        for (const { id: lessonId } of await classes.upcomingLessons(id)) change.touch(lessonId);
      }),

    /** Cancels a class with its lessons to come; one that is running ends by itself. */
    cancel: (teacherId: string, id: string, { version, reason, consent = false }: Cancellation): Promise<void> =>
      changeLessons(deps, teacherId, async (change) => {
        const { tx, now } = change;
        const classes = classQueries(tx);
        const found = await ownClass(tx, teacherId, id);
        const isCanceled = found.canceledAt !== null;
        if (!moveClass({ progress: found.progress, isCanceled }, 'CANCEL')) throw new DomainError('WRONG_STATE');
        if (found.version !== version) throw new DomainError('VERSION_CONFLICT');
        const lessons = await classes.cancelableLessons(id, now);
        const shortNotice = isLateCancel(lessons[0] ? noticeUntil(lessons[0].startAt) : null, now, consent);
        if (!(await classes.change(found, { canceledAt: now, cancelReason: reason })))
          throw new DomainError('VERSION_CONFLICT');
        const families = await change.lessons.studentsOf({ id: '', classId: id, isTrial: false });
        for (const lesson of lessons) families.push(...(await cancelLesson(change, lesson, reason)));
        await classes.cancelEnrollments(id);
        await dropTasksOfClass(tx, teacherId, id);
        await classes.record({ ...stepOf(found, now), event: 'CANCEL', shortNotice, note: reason });
        const accounts = new Set([teacherId, ...families.flatMap(({ userId }) => userId ?? [])]);
        await change.notify([...accounts], classCanceled(found, { reason, shortNotice, left: lessons.length }));
        await change.write(families, classCanceledLetter(found.name, lessons.length, reason));
      }),

    /** Moves classes on that their lessons or the clock have moved on; tells how many. */
    async settleDue(): Promise<number> {
      const due = await settleQueries(deps.database.db).due(deps.clock.now(), SETTLED_AT_ONCE);
      for (const { id, teacherId } of due)
        await changeLessons(deps, teacherId, async (change) => {
          await settleClass(change.tx, id, change.now);
          const [lesson] = await classQueries(change.tx).regularLessons(id);
          if (lesson) change.touch(lesson.id);
        });
      return due.length;
    },
  };
}

const stepOf = ({ id, progress }: ClassRow, now: Date) => ({
  ...{ classId: id, fromProgress: progress, toProgress: progress, actor: 'TEACHER' as const, at: now },
});

function refuseTooFew(capacity: number, students: readonly RosterStudent[]): void {
  const regular = students.filter(({ isTrial }) => !isTrial).length;
  if (capacity < regular)
    throw new DomainError('VALIDATION', { fields: { capacity: `지금 듣는 학생이 ${regular}명이에요.` } });
}

/** Cancels one lesson with all that waits for it; the answer is whose it was. */
async function cancelLesson(change: LessonChange, lesson: LessonRow, reason: string): Promise<LessonStudent[]> {
  const { now, moves, lessons } = change;
  if (!(await lessons.cancel(lesson, reason))) throw new DomainError('VERSION_CONFLICT');
  const waiting = await moves.waitingOf(lesson.id);
  if (waiting) await endMove(change, waiting, { to: 'WITHDRAWN', by: 'TEACHER', for: 'LESSON' });
  const shortNotice = isShortNotice(lesson.startAt, now);
  const step = { lessonId: lesson.id, kind: 'CANCELED', actor: 'TEACHER', shortNotice, note: reason, at: now } as const;
  await moves.record([step]);
  const students = await lessons.studentsOf(lesson);
  change.touch(
    lesson.id,
    students.flatMap(({ userId }) => userId ?? []),
  );
  return students;
}
