import { randomUUID } from 'node:crypto';
import { takesNewcomers } from '@portal/domain/classes/enrollment';
import {
  type ClassInvitation,
  type EnrollmentAnswer,
  type EnrollmentForm,
  type EnrollmentRequest,
  type InvitedClass,
} from '@portal/domain/classes/enrollment-request';
import type { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { correctionsOf } from '@portal/domain/classes/roster';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { paths } from '@portal/domain/site/paths';
import { DomainError } from '../../../core/domain-error.ts';
import { revisionFacts } from '../../courses/module.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import { classListQueries } from '../class-list.queries.ts';
import { classInvitationQueries } from '../invitations/class-invitations.queries.ts';
import { inviteeOf, isMeant, openDoor, requestOf } from '../invitations/invited-family.ts';
import { seatsBehind } from './door-seats.ts';
import { newDoorSecret } from './door-secret.ts';
import { enrollmentNotice } from './enrollment-notices.ts';
import { enrollmentSteps, heldUntil } from './enrollment-steps.ts';
import { enrollmentQueries } from './enrollments.queries.ts';
import type { EnrollmentRequestRow } from './enrollments.tables.ts';
import { newcomerOf } from './newcomer.ts';

type Answer = BodyOf<typeof enrollmentsContract.answerEnrollmentRequest>;

const asRequest = (row: EnrollmentRequestRow): EnrollmentRequest => ({
  ...row,
  requestedAt: row.requestedAt.toISOString(),
  heldUntil: row.heldUntil?.toISOString() ?? null,
});
const asAnswer = ({ state, heldUntil: until }: EnrollmentRequestRow): EnrollmentAnswer => ({
  state,
  heldUntil: until?.toISOString() ?? null,
});

/** How families come into a class: both sides of its door. */
export function enrollmentService(deps: ClassDeps) {
  const { lessons, clock, accounts } = deps;
  const { db } = deps.database;

  async function invitationOf(teacherId: string, classId: string): Promise<ClassInvitation> {
    const of = await ownClass(db, teacherId, classId);
    const queries = enrollmentQueries(db);
    await queries.open(classId, newDoorSecret());
    const [door, seats, requests] = await Promise.all([
      queries.invitation(classId),
      queries.seats(classId),
      queries.standing(classId),
    ]);
    return {
      path: takesNewcomers(of) ? paths.classInvitation(door!.secret) : null,
      asksTeacher: door!.asksTeacher,
      seats,
      requests: requests.map(asRequest),
    };
  }

  return {
    invitation: invitationOf,

    async change(teacherId: string, classId: string, asksTeacher: boolean): Promise<ClassInvitation> {
      await ownClass(db, teacherId, classId);
      await enrollmentQueries(db).open(classId, newDoorSecret());
      await enrollmentQueries(db).changeInvitation(classId, { asksTeacher });
      return invitationOf(teacherId, classId);
    },

    async renew(teacherId: string, classId: string): Promise<ClassInvitation> {
      await ownClass(db, teacherId, classId);
      await enrollmentQueries(db).open(classId, newDoorSecret());
      await enrollmentQueries(db).changeInvitation(classId, { secret: newDoorSecret() });
      return invitationOf(teacherId, classId);
    },

    async answer(teacherId: string, classId: string, requestId: string, answer: Answer): Promise<ClassInvitation> {
      await lessons.change(teacherId, async (change) => {
        const of = await ownClass(change.tx, teacherId, classId);
        const row = await enrollmentQueries(change.tx).byId(classId, requestId);
        if (!row) throw new DomainError('NOT_FOUND');
        if (!takesNewcomers(of)) throw new DomainError('WRONG_STATE');
        const steps = enrollmentSteps(deps, change, of);
        await (answer.answer === 'ACCEPT' ? steps.accept(row) : steps.decline(row, answer.reason));
      });
      return invitationOf(teacherId, classId);
    },

    async invited(secret: string): Promise<InvitedClass> {
      const { class: of, asksTeacher, invitation } = await openDoor(db, secret);
      const [counted, next, revisions, seats, teacher] = await Promise.all([
        classListQueries(db, of.teacherId, lessons).one(of.id),
        lessons.nextOf([of.id], clock.now()),
        revisionFacts(db, [of]),
        seatsBehind(db, of.id, invitation),
        accounts.getUser(db, of.teacherId),
      ]);
      if (!counted || !teacher) throw new DomainError('LINK_REVOKED');
      if (invitation && !invitation.openedAt)
        await classInvitationQueries(db, of.teacherId).change(of.id, invitation.id, { openedAt: clock.now() });
      return {
        name: of.name,
        teacherName: teacher.name,
        level: revisions.get(of.id)?.level ?? null,
        mode: of.mode,
        place: of.place,
        weeklySchedule: [...of.weeklySchedule],
        timeZone: teacher.timeZone,
        nextLessonAt: next.get(of.id)?.startAt ?? null,
        endDate: of.endDate,
        lessonsLeft: of.lessonTotal - counted.lessonHeld - counted.lessonNotHeld,
        capacity: of.capacity,
        seatsFree: seats.free,
        isFull: seats.isFull,
        asksTeacher,
        invitee: invitation && (await inviteeOf(db, invitation)),
      };
    },

    /**
     * The same client id twice gives what the first call made, whatever it says (R45). `count` throws where one network makes too
     * many new ones by a link that everybody has.
     */
    async request(
      secret: string,
      clientId: string,
      form: EnrollmentForm,
      count: () => void,
    ): Promise<EnrollmentAnswer> {
      const { class: of } = await openDoor(db, secret);
      return lessons.change(of.teacherId, async (change) => {
        const { tx, now, notify } = change;
        const requests = enrollmentQueries(tx);
        // The link may have been renewed, or the class ended, while this one waited for its turn.
        const { invitation, ...found } = await openDoor(tx, secret);
        const invitations = classInvitationQueries(tx, of.teacherId);
        const lead = (requestId: string) =>
          invitation && invitations.change(of.id, invitation.id, { requestId, heldUntil: null });
        const { isKept, waits, isFull } = await seatsBehind(tx, of.id, invitation);
        // Whom the teacher has kept a seat for she has accepted already.
        const isAwaited = isKept && invitation !== null && isMeant(invitation, form);
        // A family that has loaded its page anew asks for the same child once more.
        const standing = await requests.sameStanding(of.id, form);
        const known =
          (await requests.byClientId(of.id, clientId)) ??
          (await requestOf(tx, invitation)) ??
          (isAwaited ? undefined : standing);
        if (known) {
          await lead(known.id);
          return asAnswer(known);
        }
        // The teacher may have said yes to what the family had asked before.
        const enrollmentId = isAwaited ? await invitations.seatOf(of.id, form) : undefined;
        if (invitation && enrollmentId !== undefined) {
          await invitations.change(of.id, invitation.id, { enrollmentId, heldUntil: null });
          return { state: 'ACCEPTED', heldUntil: null };
        }
        if (isFull) throw new DomainError('CLASS_FULL');
        if (!invitation) count();
        const steps = enrollmentSteps(deps, change, found.class);
        // One child has one seat: what it had asked for by the class's link ends with the one that was kept.
        if (standing) await steps.withdraw(standing);
        const asks = found.asksTeacher && !isAwaited;
        const state = waits ? 'WAITING' : asks ? 'REQUESTED' : 'ACCEPTED';
        const row = {
          ...newcomerOf(form),
          id: `erq_${randomUUID()}`,
          classId: of.id,
          clientId,
          state,
          requestedAt: now,
          heldUntil: state === 'REQUESTED' ? heldUntil(now) : null,
          answeredAt: state === 'ACCEPTED' ? now : null,
          reason: '',
        } satisfies EnrollmentRequestRow;
        await requests.insert(row);
        await lead(row.id);
        if (state === 'ACCEPTED') await steps.enrol(row);
        else if (state === 'WAITING') await steps.write(row, { kind: state });
        else await steps.write(row, { kind: state, heldUntil: heldUntil(now) });
        const corrected = invitation ? correctionsOf(invitation, row) : [];
        await notify([of.teacherId], enrollmentNotice(found.class, row, state, corrected));
        return asAnswer(row);
      });
    },

    /** By who asked: she has the client id of her own request, or the link of her letter. Whoever presses twice has done it. */
    async withdraw(secret: string, clientId: string | undefined): Promise<EnrollmentAnswer> {
      const { class: of } = await openDoor(db, secret);
      return lessons.change(of.teacherId, async (change) => {
        const { tx, notify } = change;
        const { invitation, ...found } = await openDoor(tx, secret);
        const row =
          (clientId === undefined ? undefined : await enrollmentQueries(tx).byClientId(of.id, clientId)) ??
          (await requestOf(tx, invitation));
        if (!row) throw new DomainError('NOT_FOUND');
        if (row.state !== 'WITHDRAWN') {
          await enrollmentSteps(deps, change, found.class).withdraw(row);
          await notify([of.teacherId], enrollmentNotice(found.class, row, 'WITHDRAWN'));
        }
        return { state: 'WITHDRAWN', heldUntil: null };
      });
    },
  };
}
