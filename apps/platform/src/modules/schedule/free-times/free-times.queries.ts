import { and, eq, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { FreeSlotRow } from '../calendar/calendar.queries.ts';
import { freeSlot as table } from '../schedule.tables.ts';
import type { SlotRule } from './free-slot-rules.ts';

export type NewFreeSlot = SlotRule & { readonly id: string; readonly clientId?: string };

const storable = <T extends Partial<SlotRule>>({ exceptDays, ...rest }: T) => ({
  ...rest,
  ...(exceptDays && { exceptDays: [...exceptDays] }),
});

/** Reads and writes a teacher's rules of free time. Every statement names the owner. */
export function freeSlotQueries(db: Db | Tx, teacherId: string) {
  const isOwn = eq(table.teacherId, teacherId);
  return {
    /** Those that are open today or on a later day. */
    standing: (today: string): Promise<FreeSlotRow[]> =>
      db
        .select()
        .from(table)
        .where(
          and(
            isOwn,
            or(
              // As the index free_slot_weekly is written.
              and(eq(table.kind, 'WEEKLY'), sql`coalesce(${table.until}, date 'infinity') >= ${today}`),
              and(eq(table.kind, 'DATE'), gte(table.date, today)),
            ),
          ),
        ),

    async find(id: string): Promise<FreeSlotRow | undefined> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(isOwn, eq(table.id, id)));
      return row;
    },

    byClientId: (clientId: string): Promise<FreeSlotRow[]> =>
      db
        .select()
        .from(table)
        .where(and(isOwn, eq(table.clientId, clientId))),

    insert: async (slots: readonly NewFreeSlot[]): Promise<FreeSlotRow[]> =>
      slots.length
        ? db
            .insert(table)
            .values(slots.map((slot) => storable({ ...slot, teacherId })))
            .returning()
        : [],

    async update(ids: readonly string[], fields: Partial<SlotRule>): Promise<FreeSlotRow[]> {
      if (!ids.length) return [];
      return db
        .update(table)
        .set(storable(fields))
        .where(and(isOwn, inArray(table.id, [...ids])))
        .returning();
    },

    async remove(ids: readonly string[]): Promise<void> {
      if (ids.length) await db.delete(table).where(and(isOwn, inArray(table.id, [...ids])));
    },

    /** A rule that is over is only a picture of the past: it gives way to one that reaches back there. */
    async removeOverUnder(
      id: string,
      { weekday, startMinute, endMinute, startsOn }: SlotRule,
      today: string,
    ): Promise<void> {
      if (weekday === null || startsOn === null || startsOn >= today) return;
      await db
        .delete(table)
        .where(
          and(
            isOwn,
            ne(table.id, id),
            eq(table.weekday, weekday),
            isNotNull(table.until),
            lt(table.until, today),
            gte(table.until, startsOn),
            lt(table.startMinute, endMinute),
            sql`${table.endMinute} > ${startMinute}`,
          ),
        );
    },
  };
}
