import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';
import { bookingKorean, type BookingWords } from './booking-korean.ts';
import { bookingVietnamese } from './booking-vietnamese.ts';

/** The words of a booking, in the language of who reads; apart from the page's, so that looking does not bring them. */
export const BOOKING_WORDS: Readonly<Record<FamilyLanguage, BookingWords>> = {
  ko: bookingKorean,
  vi: bookingVietnamese,
};

export const useBookingWords = (): BookingWords => BOOKING_WORDS[useReader().language];
