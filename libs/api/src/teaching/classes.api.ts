import { classesContract as contract } from '@portal/domain/teaching/classes.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

/** A class brings or takes lessons. */
const changed = { invalidatesTags: ['Class', 'ClassList', 'Lesson', 'Calendar', 'Today', 'Directory'] } as const;

/** Classes, their lessons and students (CLS-1, RTE-9). */
export const classesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listClasses: build.query({
      ...fromContract(contract.listClasses),
      providesTags: ['ClassList'],
      onCacheEntryAdded: refetchOn('lesson.changed', ['ClassList']),
    }),
    previewClass: build.mutation(fromContract(contract.previewClass)),
    createClass: build.mutation({ ...fromContract(contract.createClass), ...changed }),
    getClass: build.query({
      ...fromContract(contract.getClass),
      providesTags: ['Class'],
      onCacheEntryAdded: refetchOn('lesson.changed', ['Class']),
    }),
    updateClass: build.mutation({ ...fromContract(contract.updateClass), invalidatesTags: ['Class', 'ClassList'] }),
    listClassLessons: build.query({ ...fromContract(contract.listClassLessons), providesTags: ['Class', 'Lesson'] }),
    listClassStudents: build.query({ ...fromContract(contract.listClassStudents), providesTags: ['Class'] }),
    cancelClass: build.mutation({ ...fromContract(contract.cancelClass), ...changed }),
    previewRollOver: build.mutation(fromContract(contract.previewRollOver)),
    rollOverClass: build.mutation({ ...fromContract(contract.rollOverClass), ...changed }),
  }),
});

export const {
  useListClassesQuery,
  usePreviewClassMutation,
  useCreateClassMutation,
  useGetClassQuery,
  useUpdateClassMutation,
  useListClassLessonsQuery,
  useListClassStudentsQuery,
  useCancelClassMutation,
  usePreviewRollOverMutation,
  useRollOverClassMutation,
} = classesApi;
