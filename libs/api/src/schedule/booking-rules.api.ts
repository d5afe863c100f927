import { bookingRulesContract as contract } from '@portal/domain/schedule/booking-rules.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** How students may book, and what they would find. */
export const bookingRulesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBookingRules: build.query({ ...fromContract(contract.getBookingRules), providesTags: ['BookingRules'] }),
    updateBookingRules: build.mutation({
      ...fromContract(contract.updateBookingRules),
      invalidatesTags: ['BookingRules', 'Calendar'],
    }),
    listBookableTimes: build.query({
      ...fromContract(contract.listBookableTimes),
      providesTags: ['BookingRules', 'FreeSlot', 'TimeOff', 'Calendar'],
    }),
  }),
});

export const { useGetBookingRulesQuery, useUpdateBookingRulesMutation, useListBookableTimesQuery } = bookingRulesApi;
