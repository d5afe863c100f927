import { and, eq, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { type ApplicationRow, teacherApplication as table, teacherApplicationHistory } from './applications.tables.ts';

/** What makes an application somebody's: the code with the phone number or e-mail that stands in it. */
export interface Claim {
  readonly code: string;
  readonly contact: string;
}

export function applicationQueries(db: Db | Tx) {
  return {
    async byId(id: string): Promise<ApplicationRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row;
    },

    async byClientId(clientId: string): Promise<ApplicationRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.clientId, clientId));
      return row;
    },

    async claimed({ code, contact }: Claim): Promise<ApplicationRow | undefined> {
      const isHers = or(eq(table.phone, contact), eq(sql`lower(${table.email})`, contact.toLowerCase()));
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.code, code), isHers));
      return row;
    },

    /** The one that this correction has changed; who made its id knows the application, whatever its contact is now. */
    async corrected(code: string, correctionId: string): Promise<ApplicationRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.code, code), eq(table.correctionId, correctionId)));
      return row;
    },

    /** Undefined where the same was sent before, where she has another one that waits, or where its ticket has made one. */
    async insert(row: typeof table.$inferInsert): Promise<ApplicationRow | undefined> {
      const [made] = await db.insert(table).values(row).onConflictDoNothing().returning();
      return made;
    },

    /** Only from what was seen; undefined where somebody was faster. */
    async change(
      { id, status, version }: ApplicationRow,
      set: Partial<typeof table.$inferInsert>,
    ): Promise<ApplicationRow | undefined> {
      const [row] = await db
        .update(table)
        .set({ ...set, version: version + 1 })
        .where(and(eq(table.id, id), eq(table.status, status), eq(table.version, version)))
        .returning();
      return row;
    },

    async link(id: string, userId: string): Promise<void> {
      await db.update(table).set({ userId }).where(eq(table.id, id));
    },

    async record(step: typeof teacherApplicationHistory.$inferInsert): Promise<void> {
      await db.insert(teacherApplicationHistory).values(step);
    },
  };
}
