import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import {
  type EnrollmentRequestEvent,
  moveEnrollmentRequest,
  SEAT_HELD_HOURS,
} from '@portal/domain/classes/enrollment-request';
import { DomainError } from '../../../core/domain-error.ts';
import type { ClassDeps } from '../class-deps.ts';
import type { ClassChange } from '../class-ports.ts';
import type { ClassRow } from '../classes.queries.ts';
import { familyPaths } from '../families/family-links.service.ts';
import { classInvitationQueries } from '../invitations/class-invitations.queries.ts';
import { enrollmentLetter, type EnrollmentNews } from './enrollment-letters.ts';
import { enrollmentQueries } from './enrollments.queries.ts';
import type { EnrollmentRequestRow } from './enrollments.tables.ts';

/** Until when a seat is kept that is given now. */
export const heldUntil = (now: Date): Date => addHours(now, SEAT_HELD_HOURS);

/** The steps of requests under the lock of their teacher, so that no seat is given twice. */
export function enrollmentSteps(
  { mail, coursework }: Pick<ClassDeps, 'mail' | 'coursework'>,
  { tx, now, upcoming, touch }: ClassChange,
  of: ClassRow,
) {
  const requests = enrollmentQueries(tx);
  const invitations = classInvitationQueries(tx, of.teacherId);

  async function move(row: EnrollmentRequestRow, event: EnrollmentRequestEvent, reason = ''): Promise<void> {
    const state = moveEnrollmentRequest(row.state, event);
    const isOpen = state === 'REQUESTED';
    const to = state && { state, heldUntil: isOpen ? heldUntil(now) : null, answeredAt: isOpen ? null : now, reason };
    if (!to || !(await requests.move(row, to))) throw new DomainError('WRONG_STATE');
  }
  const write = (row: EnrollmentRequestRow, news: EnrollmentNews, path: string | null = null) =>
    mail(tx, enrollmentLetter(of.name, row, news, path));

  /** Student, guardian and seat for all lessons that are to come. */
  async function enrol(row: EnrollmentRequestRow): Promise<void> {
    // A trial of the class is somebody else's.
    const lessons = (await upcoming(of.id)).filter(({ isTrial }) => !isTrial);
    const made = {
      studentId: `stu_${randomUUID()}`,
      guardianId: `grd_${randomUUID()}`,
      enrollmentId: `enr_${randomUUID()}`,
      lessonsBought: lessons.length,
    };
    await requests.enrol(row, made, now);
    await coursework.followDeadlines(tx, of, { now, isNewcomer: true });
    await invitations.endByRequest(of.id, row.id, { enrollmentId: made.enrollmentId });
    for (const { id } of lessons) touch(id);
    const path = (await familyPaths(tx, of.id, [made.guardianId])).get(made.guardianId) ?? null;
    await write(row, { kind: 'ACCEPTED', nextLessonAt: lessons[0]?.startAt }, path);
  }

  return {
    write,
    enrol,

    async accept(row: EnrollmentRequestRow): Promise<void> {
      await move(row, 'ACCEPT');
      const { capacity, students } = await requests.seats(of.id);
      // The seats may have become fewer since this one was kept.
      if (students >= capacity) throw new DomainError('CLASS_FULL');
      await enrol(row);
    },

    async decline(row: EnrollmentRequestRow, reason: string): Promise<void> {
      await move(row, 'DECLINE', reason);
      await invitations.endByRequest(of.id, row.id, { declinedAt: now });
      await write(row, { kind: 'DECLINED', reason });
    },

    /** By the family itself, which knows it: it does not want the seat, or has come in by another way. */
    withdraw: (row: EnrollmentRequestRow): Promise<void> => move(row, 'WITHDRAW'),

    /** Nobody answered in time, or the class is over and its link with it. */
    async expire(row: EnrollmentRequestRow, why: 'EXPIRED' | 'OVER'): Promise<void> {
      await move(row, 'EXPIRE');
      await write(row, { kind: why });
    },

    /** A seat is free for who waited: it is kept until the teacher answers, or hers at once. */
    async offer(row: EnrollmentRequestRow, asksTeacher: boolean): Promise<void> {
      await move(row, 'OFFER');
      if (asksTeacher) return write(row, { kind: 'OFFERED', heldUntil: heldUntil(now) });
      await move({ ...row, state: 'REQUESTED' }, 'ACCEPT');
      await enrol(row);
    },
  };
}
