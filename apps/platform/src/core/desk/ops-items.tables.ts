import { bigint, boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { FieldRemark } from '@portal/domain/contract/finding';
import { OPS_QUEUES, OPS_STATES } from '@portal/domain/ops/ops';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const opsItem = pgTable(
  'ops_item',
  {
    queue: text({ enum: OPS_QUEUES }).notNull(),
    id: text().notNull(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    teacherId: text(),
    applicantName: text(),
    title: text().notNull(),
    mark: text().notNull().default(''),
    state: text({ enum: OPS_STATES }).notNull(),
    submittedAt: instant().notNull(),
    dueAt: instant().notNull(),
    isAgain: boolean().notNull().default(false),
    reviewerId: text(),
    decidedAt: instant(),
    confirmedBy: text(),
    confirmedAt: instant(),
    reason: text(),
    remarks: jsonb().notNull().default([]).$type<readonly FieldRemark[]>(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.id] })],
);
export type OpsItemRow = typeof opsItem.$inferSelect;
