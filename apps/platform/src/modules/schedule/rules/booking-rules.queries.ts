import { eq } from 'drizzle-orm';
import { type BookingRules, DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import type { Db, Tx } from '../../../core/database/database.ts';
import { bookingRules as table } from '../schedule.tables.ts';

export function bookingRulesQueries(db: Db | Tx) {
  return {
    /** The teacher's own rules, or what holds until she chooses. */
    async of(teacherId: string): Promise<BookingRules> {
      const [row] = await db.select().from(table).where(eq(table.teacherId, teacherId));
      if (!row) return DEFAULT_BOOKING_RULES;
      const { teacherId: _owner, ...rules } = row;
      return rules;
    },

    async put(teacherId: string, rules: BookingRules): Promise<void> {
      await db
        .insert(table)
        .values({ teacherId, ...rules })
        .onConflictDoUpdate({ target: table.teacherId, set: rules });
    },
  };
}
