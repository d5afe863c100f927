import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { isSameValue } from '@portal/domain/contract/same-value';
import { moveProfile } from '@portal/domain/profile/profile-transitions';
import type { profileContract } from '@portal/domain/profile/profile.contract';
import type { ProfileDraft } from '@portal/domain/profile/teacher-profile';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../core/database/database.ts';
import { decisionDueAt } from '../../core/days/decision-due.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { Teacher } from '../../core/teacher.ts';
import { contentOf, fileIdsOf, findingsOf } from './profile-content.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { takeStep } from './profile-step.ts';
import { profileQueries } from './profile.queries.ts';
import { ownSubmissionQueries, stateOf, submissionSteps } from './submissions.queries.ts';

type Save = BodyOf<typeof profileContract.updateTeacherProfile>;

/** What a teacher does with her profile: she writes the draft, hands it in and takes it back (PRF-1, PRF-2). */
export function profileService(deps: ProfileDeps) {
  const { database, clock, realtime, files, catalog, accounts } = deps;
  const { db } = database;
  const useFiles = (tx: Tx, ownerId: string, usedBy: string, draft: ProfileDraft) =>
    files.use(tx, { ownerId, location: 'CERTIFICATE', usedBy, fileIds: fileIdsOf(draft) });

  /** Throws PROFILE_INCOMPLETE with one sentence for each field. */
  async function refuseIncomplete(tx: Tx, draft: ProfileDraft): Promise<void> {
    const errors = findingsOf(await contentOf(tx, files, draft), catalog).filter(({ level }) => level === 'ERROR');
    if (!errors.length) return;
    const fields = Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
    throw new DomainError('PROFILE_INCOMPLETE', { fields });
  }

  return {
    /** Nobody else sees the draft; what is public or in approval stays as it was handed in. */
    save: (userId: string, { version, content }: Save): Promise<void> =>
      db.transaction(async (tx) => {
        const own = profileQueries(tx, userId);
        if (!(await own.save(content, version, clock.now()))) {
          const { draft, version: now } = await own.find();
          // The same write again, because its answer was lost, has happened already (R45).
          if (now === version + 1 && isSameValue(draft, content)) return;
          throw new DomainError('VERSION_CONFLICT');
        }
        await useFiles(tx, userId, `profile:${userId}`, content);
      }),

    async submit({ id: userId, timeZone }: Teacher, version: number): Promise<void> {
      const at = clock.now();
      const dueAt = await decisionDueAt(at, LIMITS.profileApprovalWorkingDays, timeZone);
      await db.transaction(async (tx) => {
        const { draft, version: now } = await profileQueries(tx, userId).lock();
        const submissions = ownSubmissionQueries(tx, userId);
        const latest = await submissions.latest();
        const toState = moveProfile(latest ? stateOf(latest) : 'NONE', 'SUBMIT');
        if (!toState) throw new DomainError('WRONG_STATE');
        if (now !== version) throw new DomainError('VERSION_CONFLICT');
        await refuseIncomplete(tx, draft);
        const id = `sub_${randomUUID()}`;
        await submissions.add({ id, snapshot: draft, submittedAt: at, dueAt });
        await submissionSteps(tx).record({ submissionId: id, event: 'SUBMIT', toState, actorId: userId, at });
        // The snapshot keeps its files, whatever becomes of the draft.
        await useFiles(tx, userId, `profile-submission:${id}`, draft);
        await accounts.setProfileStatus(tx, userId, 'PENDING');
      });
      realtime.tell(userId, 'profile.changed', {});
    },

    async cancel(userId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await profileQueries(tx, userId).lock();
        const latest = await ownSubmissionQueries(tx, userId).latest();
        if (!latest) throw new DomainError('WRONG_STATE');
        const at = clock.now();
        await takeStep(tx, latest, { event: 'CANCEL', actorId: userId, at, end: { decidedAt: at } });
        await accounts.setProfileStatus(tx, userId, 'CANCELED');
      });
      realtime.tell(userId, 'profile.changed', {});
    },
  };
}
