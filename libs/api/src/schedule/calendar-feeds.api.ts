import { calendarFeedsContract as contract } from '@portal/domain/schedule/calendar-feeds.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['CalendarFeed'] } as const;

/** Addresses from which other calendars read this one. */
export const calendarFeedsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCalendarFeeds: build.query({ ...fromContract(contract.listCalendarFeeds), providesTags: ['CalendarFeed'] }),
    createCalendarFeed: build.mutation({ ...fromContract(contract.createCalendarFeed), ...changed }),
    revokeCalendarFeed: build.mutation({ ...fromContract(contract.revokeCalendarFeed), ...changed }),
  }),
});

export const { useListCalendarFeedsQuery, useCreateCalendarFeedMutation, useRevokeCalendarFeedMutation } =
  calendarFeedsApi;
