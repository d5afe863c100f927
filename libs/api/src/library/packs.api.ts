import { packsContract as contract } from '@portal/domain/library/packs.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['LessonPack'] } as const;

/** Packs of lessons (W11). */
export const packsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPacks: build.query({ ...fromContract(contract.listPacks), providesTags: ['LessonPack', 'Document'] }),
    getPack: build.query({ ...fromContract(contract.getPack), providesTags: ['LessonPack', 'Document'] }),
    listPackUses: build.query({ ...fromContract(contract.listPackUses), providesTags: ['LessonPack'] }),
    exportPack: build.query(fromContract(contract.exportPack)),
    createPack: build.mutation({ ...fromContract(contract.createPack), ...changed }),
    importPack: build.mutation({ ...fromContract(contract.importPack), ...changed }),
    updatePack: build.mutation({ ...fromContract(contract.updatePack), ...changed }),
    deletePack: build.mutation({ ...fromContract(contract.deletePack), ...changed }),
    applyPack: build.mutation({
      ...fromContract(contract.applyPack),
      invalidatesTags: ['LessonPack', 'Lecture', 'Assignment'],
    }),
  }),
});

export const {
  useListPacksQuery,
  useGetPackQuery,
  useLazyGetPackQuery,
  useListPackUsesQuery,
  useLazyExportPackQuery,
  useCreatePackMutation,
  useImportPackMutation,
  useUpdatePackMutation,
  useDeletePackMutation,
  useApplyPackMutation,
} = packsApi;
