import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const changed = { invalidatesTags: ['Course', 'CourseList'] } as const;

/** Courses, their revisions and their way through approval (CRS-1 to CRS-8). */
export const coursesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query({
      ...fromContract(contract.listCourses),
      providesTags: ['CourseList'],
      onCacheEntryAdded: refetchOn('course.changed', ['CourseList']),
    }),
    createCourse: build.mutation({ ...fromContract(contract.createCourse), invalidatesTags: ['CourseList'] }),
    getCourse: build.query({
      ...fromContract(contract.getCourse),
      providesTags: ['Course'],
      onCacheEntryAdded: refetchOn('course.changed', ['Course']),
    }),
    updateCourse: build.mutation({
      ...fromContract(contract.updateCourse),
      invalidatesTags: ['CourseList'],
      // The answer is the course itself: to ask for it again after every pause in writing would be idle.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(coursesApi.util.updateQueryData('getCourse', { id }, () => answer.data.course));
      },
    }),
    checkCourse: build.mutation(fromContract(contract.checkCourse)),
    submitCourse: build.mutation({ ...fromContract(contract.submitCourse), ...changed }),
    withdrawCourse: build.mutation({ ...fromContract(contract.withdrawCourse), ...changed }),
    discardCourseChanges: build.mutation({ ...fromContract(contract.discardCourseChanges), ...changed }),
    archiveCourse: build.mutation({ ...fromContract(contract.archiveCourse), ...changed }),
    duplicateCourse: build.mutation({ ...fromContract(contract.duplicateCourse), invalidatesTags: ['CourseList'] }),
    deleteCourse: build.mutation({ ...fromContract(contract.deleteCourse), invalidatesTags: ['CourseList'] }),
    listCourseApprovals: build.query({ ...fromContract(contract.listCourseApprovals), providesTags: ['Course'] }),
    compareCourseRevisions: build.query({ ...fromContract(contract.compareCourseRevisions), providesTags: ['Course'] }),
  }),
});

export const {
  useListCoursesQuery,
  useCreateCourseMutation,
  useGetCourseQuery,
  useUpdateCourseMutation,
  useCheckCourseMutation,
  useSubmitCourseMutation,
  useWithdrawCourseMutation,
  useDiscardCourseChangesMutation,
  useArchiveCourseMutation,
  useDuplicateCourseMutation,
  useDeleteCourseMutation,
  useListCourseApprovalsQuery,
  useCompareCourseRevisionsQuery,
} = coursesApi;
