import { compareFieldTexts, type FieldChange } from '@portal/domain/contract/finding';
import { followPath } from '@portal/domain/contract/remark-path';
import { isSameValue } from '@portal/domain/contract/same-value';
import { profileTexts } from '@portal/domain/profile/profile-texts';
import {
  EMPTY_PROFILE,
  type ProfileDraft,
  type ProfileSubmission,
  type ProfileViewer,
  type PublicTeacherProfile,
  type TeacherProfile,
} from '@portal/domain/profile/teacher-profile';
import { DomainError } from '../../core/domain-error.ts';
import { contentOf } from './profile-content.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { profileQueries } from './profile.queries.ts';
import { publicProfile } from './public-profile.ts';
import { ownSubmissionQueries, type SubmissionRow } from './submissions.queries.ts';

const SUBMISSIONS_MAX = 100;

/** What stands in the place of a version: the draft, what families see, or the id of a submission. */
type Version = 'DRAFT' | 'PUBLISHED' | (string & {});

const submissionView = (row: SubmissionRow): ProfileSubmission => ({
  id: row.id,
  status: row.status,
  submittedAt: row.submittedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  fieldRemarks: row.fieldRemarks,
});

/** A submission with its remarks at the lines that they are about, wherever those stand in the draft by now. */
const besideDraft = (row: SubmissionRow, draft: ProfileDraft): ProfileSubmission => ({
  ...submissionView(row),
  fieldRemarks: row.fieldRemarks.map(({ path, remark }) => ({ path: followPath(path, row.snapshot, draft), remark })),
});

/** A teacher's profile in all the ways in which she can look at it. */
export function profileViews({ database: { db }, files, catalog, accounts }: ProfileDeps) {
  async function versionOf(userId: string, version: Version): Promise<ProfileDraft> {
    const own = profileQueries(db, userId);
    if (version === 'DRAFT') return (await own.find()).draft;
    const found =
      version === 'PUBLISHED'
        ? await own.published()
        : (await ownSubmissionQueries(db, userId).byId(version))?.snapshot;
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  const textsOf = async (userId: string, version: Version) =>
    profileTexts(await contentOf(db, files, await versionOf(userId, version)), catalog);

  return {
    async profile(userId: string): Promise<TeacherProfile> {
      const { draft, version, updatedAt, firstApprovedAt } = await profileQueries(db, userId).find();
      const latest = await ownSubmissionQueries(db, userId).latest();
      const published = await profileQueries(db, userId).published();
      return {
        content: await contentOf(db, files, draft),
        status: latest?.status ?? 'NOT_SUBMITTED',
        version,
        updatedAt: updatedAt?.toISOString() ?? null,
        submission: latest ? besideDraft(latest, draft) : null,
        firstApprovedAt: firstApprovedAt?.toISOString() ?? null,
        hasChanges: !isSameValue(draft, published ?? EMPTY_PROFILE),
      };
    },

    async submissions(userId: string): Promise<ProfileSubmission[]> {
      return (await ownSubmissionQueries(db, userId).list(SUBMISSIONS_MAX)).map(submissionView);
    },

    async compare(userId: string, { from, to }: { from: Version; to: Version }): Promise<FieldChange[]> {
      return compareFieldTexts(await textsOf(userId, from), await textsOf(userId, to));
    },

    async preview(
      userId: string,
      { as, of }: { as: ProfileViewer; of: 'DRAFT' | 'PUBLISHED' },
    ): Promise<PublicTeacherProfile> {
      const person = await accounts.getUser(db, userId);
      if (!person) throw new DomainError('NOT_FOUND');
      return publicProfile(await versionOf(userId, of), { person, viewer: as, names: catalog });
    },
  };
}
