import { calendarContract } from '@portal/domain/teaching/calendar.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { transport } from '../transport.ts';

/** Lessons, own events and free time between two days (CAL-1). */
export const calendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query({
      ...fromContract(calendarContract.getCalendar),
      providesTags: ['Calendar'],
      async onCacheEntryAdded(_range, { cacheEntryRemoved, dispatch }) {
        const { realtime } = transport();
        const refetch = () => dispatch(baseApi.util.invalidateTags(['Calendar']));
        const stops = [realtime.on('lesson.changed', refetch), realtime.onReconnect(refetch)];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
  }),
});

export const { useGetCalendarQuery } = calendarApi;
