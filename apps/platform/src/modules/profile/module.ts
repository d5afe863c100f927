import { profileContract } from '@portal/domain/profile/profile.contract';
import { EMPTY_PROFILE, type ProfileDraft } from '@portal/domain/profile/teacher-profile';
import type { Tx } from '../../core/database/database.ts';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { profileOpsSource } from './profile-ops-source.ts';
import { profileHandlers } from './profile.handlers.ts';
import { profileQueries } from './profile.queries.ts';

export { wasApproved } from './profile.queries.ts';
export { publicProfile } from './public-profile.ts';
export { approvedProfileView, publicProfileView } from './published-views.ts';
export { taxCodeOf } from './tax-code.queries.ts';
export { ownSubmissionQueries } from './submissions.queries.ts';

export interface ProfileModule extends PlatformModule {
  readonly opsSource: OpsSource;
  /** What is known of a teacher before she writes her first word; nothing where she has. */
  begin(tx: Tx, userId: string, known: Pick<ProfileDraft, 'subjects' | 'teachingMode'>): Promise<void>;
}

/** The teaching profile of a teacher, and both sides of its approval. */
export function profileModule(deps: ProfileDeps): ProfileModule {
  return {
    async register(app) {
      implement(app, profileContract, profileHandlers(deps), {
        // Everything that a profile may say, in letters of four bytes.
        bodyLimit: { updateTeacherProfile: 262_144 },
      });
    },
    opsSource: profileOpsSource(deps),
    begin: (tx, userId, known) =>
      profileQueries(tx, userId).beginWith({ ...EMPTY_PROFILE, ...known }, deps.clock.now()),
  };
}
