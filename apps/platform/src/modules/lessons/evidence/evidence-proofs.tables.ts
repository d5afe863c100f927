import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PROOF_FORMATS } from '@portal/domain/evidence/evidence-proof';

export const evidenceProof = pgTable('evidence_proof', {
  code: text().primaryKey(),
  lessonId: text().notNull(),
  format: text({ enum: PROOF_FORMATS }).notNull(),
  lastSeq: integer().notNull(),
  lastHash: text().notNull(),
  sha256: text().notNull(),
  madeAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
