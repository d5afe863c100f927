import { programmesContract as contract } from '@portal/domain/lessons/programmes.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

// Of a class as it is taught: every change of it is one of these.
const read = { providesTags: ['Class'], onCacheEntryAdded: refetchOn('lesson.changed', ['Class']) } as const;
const planned = {
  invalidatesTags: ['Class', 'ClassList', 'Lesson', 'LessonDesk', 'Calendar', 'Today', 'Directory'],
} as const;

/** Programme against reality, and planning the rest of it anew (PLN-1). */
export const programmesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProgrammePaces: build.query({ ...fromContract(contract.listProgrammePaces), ...read }),
    getProgrammeRest: build.query({ ...fromContract(contract.getProgrammeRest), ...read }),
    replanProgramme: build.mutation({ ...fromContract(contract.replanProgramme), ...planned }),
    undoReplan: build.mutation({ ...fromContract(contract.undoReplan), ...planned }),
  }),
});

export const {
  useListProgrammePacesQuery,
  useGetProgrammeRestQuery,
  useReplanProgrammeMutation,
  useUndoReplanMutation,
} = programmesApi;
