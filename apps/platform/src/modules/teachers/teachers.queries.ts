import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { accountView } from '../identity/module.ts';
import { lessonView } from '../lessons/module.ts';
import { publicProfileView } from '../profile/module.ts';
import { ratingView } from '../reviews/module.ts';

const { id, name, avatar, timeZone } = accountView;
const columns = {
  person: { id, name, avatar, timeZone },
  snapshot: publicProfileView.snapshot,
  rating: {
    stars1: ratingView.stars1,
    stars2: ratingView.stars2,
    stars3: ratingView.stars3,
    stars4: ratingView.stars4,
    stars5: ratingView.stars5,
    count: ratingView.count,
  },
};

/** Reads teachers as anybody may see them: their profile was approved, and their account is open. */
export function teacherQueries(db: Db | Tx) {
  const isOpen = and(eq(accountView.status, 'ACTIVE'), eq(accountView.userType, 'TEACHER'));
  const select = (condition?: SQL) =>
    db
      .select(columns)
      .from(publicProfileView)
      .innerJoin(accountView, eq(accountView.id, publicProfileView.userId))
      .leftJoin(ratingView, eq(ratingView.teacherId, publicProfileView.userId))
      .where(and(isOpen, condition));

  return {
    async one(teacherId: string) {
      const [row] = await select(eq(publicProfileView.userId, teacherId));
      return row;
    },

    /** Those of whom families say the best. One row of each is read, however many reviews there are. */
    best: (limit: number) =>
      select(gt(ratingView.count, 0))
        .orderBy(desc(ratingView.score), desc(ratingView.count), ratingView.teacherId)
        .limit(limit),

    /** Those of whom nobody has said anything yet, the newest first. */
    unrated: (limit: number) =>
      select(sql`coalesce(${ratingView.count}, 0) = 0`)
        .orderBy(desc(publicProfileView.firstApprovedAt), publicProfileView.userId)
        .limit(limit),

    /** All of her time, trials too. */
    lessonsHeld: (teacherId: string): Promise<number> =>
      db.$count(lessonView, and(eq(lessonView.teacherId, teacherId), eq(lessonView.held, true))),
  };
}

export type PublicTeacherRow = NonNullable<Awaited<ReturnType<ReturnType<typeof teacherQueries>['one']>>>;
