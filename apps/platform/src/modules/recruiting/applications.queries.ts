import { and, desc, eq, inArray, lt, not, or, sql } from 'drizzle-orm';
import { OPEN_APPLICATION_STATUSES } from '@portal/domain/recruiting/application-transitions';
import type { Db, Tx } from '../../core/database/database.ts';
import {
  type ApplicationRow,
  teacherApplication as table,
  teacherApplicationHistory as history,
} from './applications.tables.ts';

/** What makes an application somebody's: the code with the phone number or e-mail that stands in it. */
export interface Claim {
  readonly code: string;
  readonly contact: string;
}

export function applicationQueries(db: Db | Tx) {
  const isOf = (email: string) => eq(sql`lower(${table.email})`, email.toLowerCase());

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
      const isHers = or(eq(table.phone, contact), isOf(contact));
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.code, code), isHers));
      return row;
    },

    /** The newest one with an address, or its newest that waits. */
    async ofEmail(email: string, isWaiting = false): Promise<ApplicationRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(
          and(
            isOf(email),
            not(table.isSecond),
            isWaiting ? inArray(table.status, OPEN_APPLICATION_STATUSES) : undefined,
          ),
        )
        .orderBy(desc(table.submittedAt))
        .limit(1);
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

    /** Undefined where the same was sent before, where its address has another one that waits, or where its ticket has made one. */
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

    /** Those that nobody looks at, because their address had one that waited, once their time is over. */
    unlookedAt: (now: Date): Promise<ApplicationRow[]> =>
      db
        .select()
        .from(table)
        .where(and(table.isSecond, eq(table.status, 'SUBMITTED'), lt(table.reviewDueAt, now)))
        .limit(100),

    async forget({ id }: ApplicationRow): Promise<void> {
      await db.delete(table).where(eq(table.id, id));
    },

    async link(id: string, userId: string): Promise<void> {
      await db.update(table).set({ userId }).where(eq(table.id, id));
    },

    /** What was written each time that it was decided about, the newest first. */
    decisionsOf: (applicationId: string) =>
      db
        .select({ reason: history.reason, remarks: history.remarks })
        .from(history)
        .where(
          and(eq(history.applicationId, applicationId), inArray(history.event, ['ASK_CORRECTION', 'PASS', 'REFUSE'])),
        )
        .orderBy(desc(history.id)),

    async record(step: typeof history.$inferInsert): Promise<void> {
      await db.insert(history).values(step);
    },
  };
}
