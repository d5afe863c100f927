import { eq, sql } from 'drizzle-orm';
import type { Db } from '../core/database/database.ts';
import { demoMarker } from './demo.tables.ts';
import { withoutGuard } from './lessons/lesson-stories.queries.ts';

const LOCK = 7_306_002;
// What --reset leaves: the history of migrations and the keys that sign cookies and tokens.
const KEPT = ['schema_migration', 'platform_secret', 'messaging_secret'];

type MarkerRow = typeof demoMarker.$inferSelect;

/** What the loading of the demo knows about itself. */
export function demoQueries(db: Db) {
  return {
    /** Until the transaction ends, nobody else loads demo data into this database. */
    async lock(): Promise<void> {
      // On a busy machine the first takes longer than an ordinary statement may.
      await db.execute(sql`set local statement_timeout = 0`);
      await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    },

    async marker(): Promise<MarkerRow | undefined> {
      const [row] = await db.select().from(demoMarker).where(eq(demoMarker.id, 1));
      return row;
    },

    async mark(row: Omit<MarkerRow, 'id'>): Promise<void> {
      await db
        .insert(demoMarker)
        .values({ id: 1, ...row })
        .onConflictDoUpdate({ target: demoMarker.id, set: row });
    },

    /** Empties every table of the platform except what no reset may lose. */
    async truncateAll(): Promise<void> {
      const rows = await db
        .select({ name: sql<string>`tablename` })
        .from(sql`pg_tables`)
        .where(sql`schemaname = current_schema() and tablename not in ${KEPT}`);
      const names = sql.join(
        rows.map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      await withoutGuard(db, async () => void (await db.execute(sql`truncate ${names} restart identity`)));
    },
  };
}
