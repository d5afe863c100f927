import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { evidenceProof } from './evidence-proofs.tables.ts';

export type ProofRow = typeof evidenceProof.$inferSelect;

export const evidenceProofQueries = (db: Db | Tx) => ({
  async insert(row: ProofRow): Promise<void> {
    await db.insert(evidenceProof).values(row);
  },

  async byCode(code: string): Promise<ProofRow | undefined> {
    const [row] = await db.select().from(evidenceProof).where(eq(evidenceProof.code, code));
    return row;
  },
});
