import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AssignmentNote } from '@portal/domain/coursework/assignment';
import { assignment } from '../assignments/assignments.tables.ts';

export const assignmentNote = pgTable('assignment_note', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  assignmentId: text().notNull(),
  clientId: uuid().notNull(),
  text: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

/** The notes of the assignment of the same statement, the newest last. */
export const notesOf = sql<AssignmentNote[]>`(
  select coalesce(json_agg(json_build_object('id', n.id, 'text', n.text, 'at', n.created_at) order by n.seq), '[]')
  from ${assignmentNote} n where n.assignment_id = ${assignment.id})`.mapWith((notes: AssignmentNote[]) =>
  notes.map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
);
