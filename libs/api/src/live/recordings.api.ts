import { recordingsContract as contract } from '@portal/domain/live/recordings.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Recordings of a lesson for its teacher. Their addresses end after some hours: they are read anew with each visit. */
export const recordingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRecordings: build.query({ ...fromContract(contract.listRecordings), providesTags: ['Recording'] }),
    eraseRecording: build.mutation({ ...fromContract(contract.eraseRecording), invalidatesTags: ['Recording'] }),
  }),
});

export const { useListRecordingsQuery, useEraseRecordingMutation } = recordingsApi;
