import { sql } from 'drizzle-orm';
import { lesson } from '../lessons.tables.ts';

type Times = Pick<typeof lesson.$inferSelect, 'startAt' | 'startedAt'>;

/** From when on a lesson has whoever is in its class: its time, or before it where it was held early. */
export const beganAt = ({ startAt, startedAt }: Times): Date =>
  startedAt && startedAt < startAt ? startedAt : startAt;

/** The same in a statement about lessons. */
export const began = sql`least(${lesson.startAt}, ${lesson.startedAt})`;
