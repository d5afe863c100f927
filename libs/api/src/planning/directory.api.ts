import { directoryContract } from '@portal/domain/planning/directory.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Names of classes, students and lessons, for the quick search. */
export const directoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDirectory: build.query({ ...fromContract(directoryContract.getDirectory), providesTags: ['Directory'] }),
  }),
});

export const { useGetDirectoryQuery } = directoryApi;
