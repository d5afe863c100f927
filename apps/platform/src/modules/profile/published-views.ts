import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { profileSubmission, teacherProfile } from './profile.tables.ts';

// What other contexts may read of profiles in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** What families see of teachers: the version that was approved, never the one that is written (`publicProfile` shows it). */
export const publicProfileView = read
  .select({
    userId: teacherProfile.userId,
    snapshot: profileSubmission.snapshot,
    firstApprovedAt: teacherProfile.firstApprovedAt,
  })
  .from(teacherProfile)
  .innerJoin(profileSubmission, eq(profileSubmission.id, teacherProfile.publishedSubmissionId))
  .as('public_profile_view');

/** Whose profile was approved before, for the statements of other contexts. */
export const approvedProfileView = read
  .select({ userId: teacherProfile.userId, firstApprovedAt: teacherProfile.firstApprovedAt })
  .from(teacherProfile)
  .as('approved_profile_view');
