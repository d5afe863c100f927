import type { ClassSettings } from '@portal/domain/classes/class';
import { moveClass } from '@portal/domain/classes/class-transitions';
import type { classesContract } from '@portal/domain/classes/classes.contract';
import type { ClassSeats } from '@portal/domain/classes/enrollment-request';
import { noticeUntil } from '@portal/domain/classes/short-notice';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { DomainError } from '../../../core/domain-error.ts';
import { keepClassChat } from '../chat/class-chat.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import { classCanceledLetter } from '../class-letters.ts';
import { classCanceled } from '../class-notices.ts';
import { classQueries, type ClassRow } from '../classes.queries.ts';
import { enrollmentQueries } from '../enrollments/enrollments.queries.ts';
import { studentQueries } from '../students.queries.ts';
import { isLateCancel } from './late-cancel.ts';

type Cancellation = BodyOf<typeof classesContract.cancelClass>;

/** Changes classes that stand: what they are called and where, and their end before their time. */
export function classChangesService(deps: ClassDeps) {
  return {
    update: (teacherId: string, id: string, { version, ...wanted }: ClassSettings): Promise<void> =>
      deps.lessons.change(teacherId, async (change) => {
        const { tx, now } = change;
        const classes = classQueries(tx);
        const found = await ownClass(tx, teacherId, id);
        if (found.canceledAt || found.progress === 'FINISHED') throw new DomainError('WRONG_STATE');
        if (found.version !== version) throw new DomainError('VERSION_CONFLICT');
        refuseTooFew(wanted.capacity, await enrollmentQueries(tx).seats(id));
        const place = wanted.place.trim() || null;
        const settings = { ...wanted, name: wanted.name.trim(), place, meetingUrl: wanted.meetingUrl || null };
        if (!(await classes.change(found, settings))) throw new DomainError('VERSION_CONFLICT');
        if (place !== found.place) await change.movePlace(id, found.place, place);
        if (settings.name !== found.name) await keepClassChat(deps, tx, { ...found, name: settings.name });
        await classes.record({ ...stepOf(found, now), event: 'CHANGE' });
        for (const { id: lessonId } of await change.upcoming(id)) change.touch(lessonId);
      }),

    /** Cancels a class with its lessons to come; one that is running ends by itself. */
    cancel: (teacherId: string, id: string, { version, reason, consent = false }: Cancellation): Promise<void> =>
      deps.lessons.change(teacherId, async (change) => {
        const { tx, now } = change;
        const classes = classQueries(tx);
        const found = await ownClass(tx, teacherId, id);
        const isCanceled = found.canceledAt !== null;
        if (!moveClass({ progress: found.progress, isCanceled }, 'CANCEL')) throw new DomainError('WRONG_STATE');
        if (found.version !== version) throw new DomainError('VERSION_CONFLICT');
        const lessons = await change.cancelable(id);
        const shortNotice = isLateCancel(lessons[0] ? noticeUntil(lessons[0].startAt) : null, now, consent);
        if (!(await classes.change(found, { canceledAt: now, cancelReason: reason })))
          throw new DomainError('VERSION_CONFLICT');
        const families = await studentQueries(tx).taking({ classId: id });
        families.push(...(await change.cancel(lessons, reason)));
        await classes.cancelEnrollments(id);
        await deps.tasks.dropOfClass(tx, teacherId, id);
        await classes.record({ ...stepOf(found, now), event: 'CANCEL', shortNotice, note: reason });
        const accounts = new Set([teacherId, ...families.flatMap(({ userId }) => userId ?? [])]);
        await change.notify([...accounts], classCanceled(found, { reason, shortNotice, left: lessons.length }));
        await change.write(found.id, families, classCanceledLetter(found.name, lessons.length, reason));
      }),
  };
}

const stepOf = ({ id, progress }: ClassRow, now: Date) => ({
  classId: id,
  fromProgress: progress,
  toProgress: progress,
  actor: 'TEACHER' as const,
  at: now,
});

function refuseTooFew(capacity: number, { students, held }: Pick<ClassSeats, 'students' | 'held'>): void {
  if (capacity >= students + held) return;
  const kept = held > 0 ? ` 신청한 가족에게 맡아 둔 자리가 ${held}개 있어요.` : '';
  throw new DomainError('VALIDATION', { fields: { capacity: `지금 듣는 학생이 ${students}명이에요.${kept}` } });
}
