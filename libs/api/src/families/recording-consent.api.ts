import { recordingConsentContract as contract } from '@portal/domain/families/recording-consent.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Whether the lessons of a child may be recorded. A no erases what was: the summaries are read again. */
export const recordingConsentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRecordingConsents: build.query({
      ...fromContract(contract.listRecordingConsents),
      providesTags: ['RecordingConsent'],
    }),
    sayRecordingConsent: build.mutation({
      ...fromContract(contract.sayRecordingConsent),
      invalidatesTags: ['RecordingConsent', 'FamilySummary'],
    }),
  }),
});

export const { useListRecordingConsentsQuery, useSayRecordingConsentMutation } = recordingConsentApi;
