import { foldersContract as contract } from '@portal/domain/library/folders.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** How a teacher's library is ordered. */
export const foldersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLibrary: build.query({ ...fromContract(contract.getLibrary), providesTags: ['Library'] }),
    createFolder: build.mutation({ ...fromContract(contract.createFolder), invalidatesTags: ['Library'] }),
    updateFolder: build.mutation({ ...fromContract(contract.updateFolder), invalidatesTags: ['Library'] }),
    deleteFolder: build.mutation({ ...fromContract(contract.deleteFolder), invalidatesTags: ['Library', 'Document'] }),
  }),
});

export const { useGetLibraryQuery, useCreateFolderMutation, useUpdateFolderMutation, useDeleteFolderMutation } =
  foldersApi;
