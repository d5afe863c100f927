import { calendarContract as contract } from '@portal/domain/schedule/calendar.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** Everything on the calendar between two days, and the teacher's own entries (CAL-1). */
export const calendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCalendar: build.query({
      ...fromContract(contract.getCalendar),
      providesTags: ['Calendar'],
      async onCacheEntryAdded(argument, lifecycle) {
        await Promise.all([
          refetchOn('lesson.changed', ['Calendar', 'Lesson', 'LessonMove', 'Today'])(argument, lifecycle),
          refetchOn('calendar.changed', ['Calendar', 'FreeSlot', 'TimeOff', 'BookingRules', 'ExternalCalendar'])(
            argument,
            lifecycle,
          ),
        ]);
      },
    }),
    createCalendarEvent: build.mutation({
      ...fromContract(contract.createCalendarEvent),
      invalidatesTags: ['Calendar'],
    }),
    updateCalendarEvent: build.mutation({
      ...fromContract(contract.updateCalendarEvent),
      // A block that was dragged stays where it was put; it goes back when the server refuses.
      async onQueryStarted({ id, body }, { dispatch, queryFulfilled, getState }) {
        const ranges = calendarApi.util.selectCachedArgsForQuery(getState(), 'getCalendar');
        const patches = ranges.map((range) =>
          dispatch(
            calendarApi.util.updateQueryData('getCalendar', range, ({ events }) => {
              const event = events.find((candidate) => candidate.id === id);
              if (event) Object.assign(event, body);
            }),
          ),
        );
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
      invalidatesTags: ['Calendar'],
    }),
    deleteCalendarEvent: build.mutation({
      ...fromContract(contract.deleteCalendarEvent),
      invalidatesTags: ['Calendar'],
    }),
  }),
});

export const {
  useGetCalendarQuery,
  useCreateCalendarEventMutation,
  useUpdateCalendarEventMutation,
  useDeleteCalendarEventMutation,
} = calendarApi;
