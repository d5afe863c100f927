import { applicationQueries } from './applications.queries.ts';
import type { RecruitingDeps } from './recruiting-deps.ts';

/**
 * An application that nobody looks at, because its address had another one that waited, is forgotten at the end of the time in
 * which it would have been: its words and files are a person's, and no answer will come.
 */
export async function forgetUnlookedAt({
  database: { db },
  clock,
  files,
}: Pick<RecruitingDeps, 'database' | 'clock' | 'files'>): Promise<void> {
  for (const row of await applicationQueries(db).unlookedAt(clock.now()))
    await db.transaction(async (tx) => {
      const usedBy = `application:${row.id}`;
      await files.use(tx, { ownerId: row.visitorId, location: 'TEACHER_POPUP', usedBy, fileIds: [] });
      await applicationQueries(tx).forget(row);
    });
}
