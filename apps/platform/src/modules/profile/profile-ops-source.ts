import { compareFieldTexts } from '@portal/domain/contract/finding';
import { followPath } from '@portal/domain/contract/remark-path';
import { profileTexts } from '@portal/domain/profile/profile-texts';
import type { OpsMaterial, OpsSource } from '../../core/desk/ops-source.ts';
import { contentOf, findingsOf } from './profile-content.ts';
import { profileDecisionService } from './profile-decisions.service.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { profileQueueQueries } from './profile-queue.queries.ts';
import { ownSubmissionQueries, submissionSteps } from './submissions.queries.ts';

/** Teaching profiles on the operator desk. */
export function profileOpsSource(deps: ProfileDeps): OpsSource {
  const { database, clock, files, catalog } = deps;
  const { db } = database;
  const desk = profileQueueQueries(db);

  async function material(id: string): Promise<OpsMaterial | undefined> {
    const [item, submission] = [await desk.byId(id), await submissionSteps(db).byId(id)];
    if (!item || !submission) return undefined;
    const { snapshot, userId, seq } = submission;
    const others = ownSubmissionQueries(db, userId);
    // What families saw when it was handed in, which for one that waits is what they see now.
    const published = await others.latestBefore(seq, ['APPROVED']);
    const decided = await others.latestBefore(seq, ['APPROVED', 'REJECTED']);
    const last = await others.latestBefore(seq);
    const content = await contentOf(db, files, snapshot);
    const changesSince = async (then: typeof published) =>
      then &&
      compareFieldTexts(
        profileTexts(await contentOf(db, files, then.snapshot), catalog),
        profileTexts(content, catalog),
      );
    return {
      queue: 'PROFILES',
      item,
      content,
      note: '',
      changes: (await changesSince(published)) ?? [],
      sinceLast: (await changesSince(last)) ?? null,
      findings: findingsOf(content, catalog),
      lastRemarks: (decided?.fieldRemarks ?? []).map(({ path, remark }) => ({
        path: followPath(path, decided!.snapshot, snapshot),
        remark,
      })),
      lastReason: decided?.reason ?? null,
      remarks: submission.fieldRemarks,
      reason: submission.reason,
    };
  }

  return {
    queue: 'PROFILES',
    count: (operatorId) => desk.counts(operatorId, clock.now()),
    list: ({ operatorId, filter, page }) => desk.list(filter, operatorId, page),
    material,
    ...profileDecisionService(deps),
  };
}
