import { and, eq, gt, lt, lte, not, sql } from 'drizzle-orm';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Db, Tx } from '../../../core/database/database.ts';
import { otpChallenge as table } from '../identity.tables.ts';

export type OtpChallenge = typeof table.$inferSelect;
/** What a code is for. */
export type CodeSubject = Pick<OtpChallenge, 'purpose' | 'subject'>;

export function codeQueries(db: Db | Tx) {
  const isAbout = ({ purpose, subject }: CodeSubject) => and(eq(table.purpose, purpose), eq(table.subject, subject));

  return {
    async about(of: CodeSubject): Promise<OtpChallenge | undefined> {
      const [row] = await db.select().from(table).where(isAbout(of));
      return row;
    },

    /**
     * The challenge with its new code; undefined where the one before it was sent to the same mailbox too lately, or too often. A
     * code that has run out, or went elsewhere, is followed by a new challenge. Of two who send at once one does.
     */
    async send(
      row: Omit<OtpChallenge, 'tries' | 'resends'>,
      { now, sentBefore }: { readonly now: Date; readonly sentBefore: Date },
    ): Promise<OtpChallenge | undefined> {
      const goesOn = and(gt(table.expiresAt, now), eq(table.sentTo, row.sentTo))!;
      const mayResend = and(lte(table.sentAt, sentBefore), lt(table.resends, LIMITS.otpResendMax))!;
      const { codeHash, sentAt, sentTo, expiresAt } = row;
      const [sent] = await db
        .insert(table)
        .values(row)
        .onConflictDoUpdate({
          target: [table.purpose, table.subject],
          set: {
            id: sql`case when ${goesOn} then ${table.id} else ${row.id} end`,
            resends: sql`case when ${goesOn} then ${table.resends} + 1 else 0 end`,
            tries: 0,
            codeHash,
            sentAt,
            sentTo,
            expiresAt,
          },
          setWhere: sql`${not(goesOn)} or ${mayResend}`,
        })
        .returning();
      return sent;
    },

    /** Counts a try before the code is looked at, so that a hundred parallel tries are a hundred. */
    async countTry(of: CodeSubject): Promise<OtpChallenge | undefined> {
      const [row] = await db
        .update(table)
        .set({ tries: sql`${table.tries} + 1` })
        .where(isAbout(of))
        .returning();
      return row;
    },

    /** What was right was no guess. */
    async giveBackTry({ id, codeHash }: Pick<OtpChallenge, 'id' | 'codeHash'>): Promise<void> {
      await db
        .update(table)
        .set({ tries: sql`${table.tries} - 1` })
        .where(and(eq(table.id, id), eq(table.codeHash, codeHash), gt(table.tries, 0)));
    },

    /** Deleting is the use: of two that come at once only one gets the row. */
    async take({ id, codeHash }: Pick<OtpChallenge, 'id' | 'codeHash'>): Promise<boolean> {
      const taken = await db
        .delete(table)
        .where(and(eq(table.id, id), eq(table.codeHash, codeHash)))
        .returning({ id: table.id });
      return taken.length > 0;
    },

    async forget(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}
