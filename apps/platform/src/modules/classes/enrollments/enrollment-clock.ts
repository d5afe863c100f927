import { subDays } from 'date-fns/subDays';
import { takesNewcomers } from '@portal/domain/classes/enrollment';
import { ENDED_REQUEST_DAYS } from '@portal/domain/classes/enrollment-request';
import { INVITATION_DAYS } from '@portal/domain/classes/invitation-letter';
import { GUARDIAN_INVITATION_KEPT_DAYS } from '@portal/domain/families/family-guardian';
import type { ClassDeps } from '../class-deps.ts';
import { classQueries } from '../classes.queries.ts';
import { forgetGuardianInvitations } from '../guardians/guardian-invitations.queries.ts';
import { forgetInvitations, releaseKeptSeats } from '../invitations/class-invitations.queries.ts';
import { enrollmentNotice } from './enrollment-notices.ts';
import { enrollmentSteps } from './enrollment-steps.ts';
import { enrollmentQueries } from './enrollments.queries.ts';

/** Ends what nobody answered in time, gives seats that are free to those who wait, the oldest first, and forgets what came to nothing. */
export async function settleEnrollmentRequests(deps: ClassDeps): Promise<void> {
  const now = deps.clock.now();
  const { db } = deps.database;
  const requests = enrollmentQueries(db);
  await releaseKeptSeats(db, now);
  await forgetInvitations(db, subDays(now, INVITATION_DAYS));
  await forgetGuardianInvitations(db, subDays(now, GUARDIAN_INVITATION_KEPT_DAYS));
  await requests.forgetEnded(subDays(now, ENDED_REQUEST_DAYS));
  const due = await requests.due(now);
  for (const { id, teacherId } of due) await settle(deps, teacherId, id);
}

const settle = (deps: ClassDeps, teacherId: string, classId: string): Promise<void> =>
  deps.lessons.change(teacherId, async (change) => {
    const { tx, now, notify } = change;
    const of = await classQueries(tx).own(teacherId, classId);
    if (!of) return;
    const requests = enrollmentQueries(tx);
    const steps = enrollmentSteps(deps, change, of);
    const isOver = !takesNewcomers(of);
    const standing = await requests.standing(classId);
    for (const row of standing) {
      if (!isOver && (row.heldUntil === null || row.heldUntil > now)) continue;
      await steps.expire(row, isOver ? 'OVER' : 'EXPIRED');
      if (!isOver) await notify([teacherId], enrollmentNotice(of, row, 'EXPIRED'));
    }
    if (isOver) return;
    const { free } = await requests.seats(classId);
    const asksTeacher = (await requests.invitation(classId))?.asksTeacher ?? true;
    for (const row of standing.filter(({ state }) => state === 'WAITING').slice(0, free)) {
      await steps.offer(row, asksTeacher);
      await notify([teacherId], enrollmentNotice(of, row, asksTeacher ? 'REQUESTED' : 'ACCEPTED'));
    }
  });
