import type { ClassSummary, TeachingClass } from '@portal/domain/classes/class';
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOnChat } from '../refetch-on-chat.ts';
import { refetchOn } from '../refetch-on.ts';

const classPage = fromContract(contract.listClasses);
const CLASS_PAGE = 100;

const FRESH = { subscribe: false, forceRefetch: true } as const;

/** A class brings or takes lessons. */
const changed = {
  invalidatesTags: ['Class', 'ClassInvitation', 'ClassList', 'Lesson', 'Calendar', 'Today', 'Directory'],
} as const;

/** Classes, their lessons and students (CLS-1, RTE-9). */
export const classesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listClasses: build.query({
      ...fromContract(contract.listClasses),
      providesTags: ['ClassList'],
      async onCacheEntryAdded(asked, life) {
        const again = () => void life.dispatch(classesApi.endpoints.listClasses.initiate(asked, FRESH));
        const rooms = ({ items }: { items: readonly ClassSummary[] }) => items.map(({ chatRoomId }) => chatRoomId);
        await Promise.all([refetchOn('lesson.changed', ['ClassList'])(asked, life), refetchOnChat(life, rooms, again)]);
      },
    }),
    /** All of her classes by name, page after page: for a choice among them. */
    listClassPages: build.infiniteQuery<AnswerOf<typeof contract.listClasses>, void, number>({
      ...classPage,
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, pages, page) =>
          pages.flatMap(({ items }) => items).length < total ? page + 1 : undefined,
      },
      query: ({ pageParam }) => classPage.query({ sort: 'name', page: String(pageParam), size: String(CLASS_PAGE) }),
      providesTags: ['ClassList'],
    }),
    previewClass: build.mutation(fromContract(contract.previewClass)),
    createClass: build.mutation({ ...fromContract(contract.createClass), ...changed }),
    getClass: build.query({
      ...fromContract(contract.getClass),
      providesTags: ['Class'],
      async onCacheEntryAdded(asked, life) {
        const again = () => void life.dispatch(classesApi.endpoints.getClass.initiate(asked, FRESH));
        const rooms = ({ chatRoomId }: TeachingClass) => [chatRoomId];
        await Promise.all([refetchOn('lesson.changed', ['Class'])(asked, life), refetchOnChat(life, rooms, again)]);
      },
    }),
    updateClass: build.mutation({
      ...fromContract(contract.updateClass),
      invalidatesTags: ['Class', 'ClassInvitation', 'ClassList'],
    }),
    listClassLessons: build.query({ ...fromContract(contract.listClassLessons), providesTags: ['Class', 'Lesson'] }),
    listClassStudents: build.query({ ...fromContract(contract.listClassStudents), providesTags: ['Class'] }),
    cancelClass: build.mutation({ ...fromContract(contract.cancelClass), ...changed }),
    previewRollOver: build.mutation(fromContract(contract.previewRollOver)),
    rollOverClass: build.mutation({ ...fromContract(contract.rollOverClass), ...changed }),
  }),
});

export const {
  useListClassesQuery,
  useListClassPagesInfiniteQuery,
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
