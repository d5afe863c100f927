import { externalCalendarsContract as contract } from '@portal/domain/schedule/external-calendars.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['ExternalCalendar', 'Calendar'] } as const;

/** Other calendars of the teacher: read from an address, or imported once from a file. */
export const externalCalendarsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listExternalCalendars: build.query({
      ...fromContract(contract.listExternalCalendars),
      providesTags: ['ExternalCalendar'],
    }),
    addExternalCalendar: build.mutation({ ...fromContract(contract.addExternalCalendar), ...changed }),
    refreshExternalCalendar: build.mutation({ ...fromContract(contract.refreshExternalCalendar), ...changed }),
    removeExternalCalendar: build.mutation({ ...fromContract(contract.removeExternalCalendar), ...changed }),
    importCalendarFile: build.mutation({ ...fromContract(contract.importCalendarFile), ...changed }),
    undoCalendarImport: build.mutation({ ...fromContract(contract.undoCalendarImport), ...changed }),
  }),
});

export const {
  useListExternalCalendarsQuery,
  useAddExternalCalendarMutation,
  useRefreshExternalCalendarMutation,
  useRemoveExternalCalendarMutation,
  useImportCalendarFileMutation,
  useUndoCalendarImportMutation,
} = externalCalendarsApi;
