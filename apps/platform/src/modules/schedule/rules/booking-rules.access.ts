import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { defineAccess } from '../../../testing/access.ts';

const WEEK = '?from=2026-11-16&to=2026-11-22';

export const access = defineAccess(bookingRulesContract, {
  rows: {
    getBookingRules: { own: {} },
    updateBookingRules: { own: { body: DEFAULT_BOOKING_RULES } },
    listBookableTimes: { own: { query: WEEK }, valid: { query: `${WEEK}&minutes=50` } },
  },
});
