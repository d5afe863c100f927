import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { mail } from './channels.tables.ts';

const MOST_KEPT = 200;

export type KeptMail = typeof mail.$inferSelect;

/** Mails of an installation without SMTP. */
export function mailQueries(db: Db) {
  return {
    /** Does nothing for a mail that is there already; the oldest beyond the newest 200 go. */
    async keep(row: Omit<KeptMail, 'seq'>): Promise<void> {
      await db.insert(mail).values(row).onConflictDoNothing({ target: mail.id });
      const oldest = db
        .select({ seq: mail.seq })
        .from(mail)
        .orderBy(desc(mail.seq))
        .offset(MOST_KEPT - 1)
        .limit(1);
      await db.delete(mail).where(lt(mail.seq, sql`(${oldest})`));
    },

    newest: (): Promise<KeptMail[]> => db.select().from(mail).orderBy(desc(mail.seq)).limit(MOST_KEPT),

    async find(id: string): Promise<KeptMail | undefined> {
      const [row] = await db.select().from(mail).where(eq(mail.id, id));
      return row;
    },
  };
}
