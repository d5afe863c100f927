import type { Tx } from '../../core/database/database.ts';
import type { OpsVerdict } from '../../core/desk/ops-source.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { profileDecided } from './profile-notices.ts';
import { type Step, takeStep } from './profile-step.ts';
import { profileQueries, type ProfileRow } from './profile.queries.ts';
import { submissionSteps } from './submissions.queries.ts';

/** What an operator does with a submission: only who picked it up can release it or decide (PRF-2). */
export function profileDecisionService({ database: { db }, clock, realtime, accounts, notify }: ProfileDeps) {
  /** Takes one step and returns the profile that it was about, which nobody else changes until the transaction ends. */
  async function take(tx: Tx, id: string, operatorId: string, step: Pick<Step, 'event' | 'end'>): Promise<ProfileRow> {
    const submissions = submissionSteps(tx);
    const { userId } = (await submissions.byId(id)) ?? {};
    if (userId === undefined) throw new DomainError('NOT_FOUND');
    const profile = await profileQueries(tx, userId).lock();
    const seen = (await submissions.byId(id))!;
    if (seen.reviewerId !== null && seen.reviewerId !== operatorId) throw new DomainError('WRONG_STATE');
    await takeStep(tx, seen, { ...step, actorId: operatorId, at: clock.now() });
    return profile;
  }

  return {
    async pickUp(id: string, operatorId: string): Promise<void> {
      const end = { reviewerId: operatorId, pickedUpAt: clock.now() };
      await db.transaction((tx) => take(tx, id, operatorId, { event: 'PICK_UP', end }));
    },

    async release(id: string, operatorId: string): Promise<void> {
      const end = { reviewerId: null, pickedUpAt: null };
      await db.transaction((tx) => take(tx, id, operatorId, { event: 'RELEASE', end }));
    },

    /** An approval makes the snapshot public; the old one was until now, and stays so after a rejection. */
    async decide(id: string, operatorId: string, verdict: OpsVerdict): Promise<void> {
      const isApproved = verdict.decision === 'ACCEPT';
      const now = clock.now();
      const end = { decidedAt: now, reason: verdict.reason || null, fieldRemarks: [...verdict.remarks] };
      const { userId } = await db.transaction(async (tx) => {
        const profile = await take(tx, id, operatorId, { event: isApproved ? 'APPROVE' : 'REJECT', end });
        if (isApproved) await profileQueries(tx, profile.userId).publish(id, now);
        await accounts.setProfileStatus(tx, profile.userId, isApproved ? 'APPROVED' : 'REJECTED');
        const notice = profileDecided(id, verdict, { isFirst: profile.firstApprovedAt === null });
        await notify(tx, { userId: profile.userId, ...notice });
        return profile;
      });
      realtime.tell(userId, 'profile.changed', {});
    },
  };
}
