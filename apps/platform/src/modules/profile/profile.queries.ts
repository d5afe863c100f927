import { and, eq, sql } from 'drizzle-orm';
import { EMPTY_PROFILE, type ProfileDraft } from '@portal/domain/profile/teacher-profile';
import type { Db, Tx } from '../../core/database/database.ts';
import { profileSubmission, teacherProfile } from './profile.tables.ts';

export type ProfileRow = typeof teacherProfile.$inferSelect;

/** What holds until a teacher writes her first word. */
export const newProfile = (userId: string): ProfileRow => ({
  userId,
  draft: EMPTY_PROFILE,
  version: 1,
  updatedAt: null,
  firstApprovedAt: null,
  publishedSubmissionId: null,
});

/** A teacher's profile as she writes it, and which snapshot of it is public. Every statement names the owner. */
export function profileQueries(db: Db | Tx, userId: string) {
  const isOwn = eq(teacherProfile.userId, userId);
  const begin = () => db.insert(teacherProfile).values(newProfile(userId)).onConflictDoNothing();
  return {
    async find(): Promise<ProfileRow> {
      const [row] = await db.select().from(teacherProfile).where(isOwn);
      return row ?? newProfile(userId);
    },

    /** Until the transaction ends, nobody else decides about this profile. Whatever changes a submission takes this first. */
    async lock(): Promise<ProfileRow> {
      await begin();
      const [row] = await db.select().from(teacherProfile).where(isOwn).for('update');
      return row!;
    },

    /** Her first words, where she has written none; what she wrote stays. */
    async beginWith(draft: ProfileDraft, now: Date): Promise<void> {
      await db
        .insert(teacherProfile)
        .values({ ...newProfile(userId), draft, updatedAt: now })
        .onConflictDoNothing();
    },

    /** Writes the draft over the version that it was made from; undefined when somebody else was first. */
    async save(draft: ProfileDraft, version: number, now: Date): Promise<ProfileRow | undefined> {
      await begin();
      const [row] = await db
        .update(teacherProfile)
        .set({ draft, version: version + 1, updatedAt: now })
        .where(and(isOwn, eq(teacherProfile.version, version)))
        .returning();
      return row;
    },

    /** The snapshot that families see. */
    async published(): Promise<ProfileDraft | undefined> {
      const [row] = await db
        .select({ snapshot: profileSubmission.snapshot })
        .from(teacherProfile)
        .innerJoin(profileSubmission, eq(profileSubmission.id, teacherProfile.publishedSubmissionId))
        .where(isOwn);
      return row?.snapshot;
    },

    async publish(submissionId: string, now: Date): Promise<void> {
      await db
        .update(teacherProfile)
        .set({
          publishedSubmissionId: submissionId,
          firstApprovedAt: sql`coalesce(${teacherProfile.firstApprovedAt}, ${now.toISOString()})`,
        })
        .where(isOwn);
    },
  };
}

/** Whether her profile was ever approved, whatever has become of it since. */
export async function wasApproved(on: Db | Tx, userId: string): Promise<boolean> {
  return (await profileQueries(on, userId).find()).firstApprovedAt !== null;
}
