import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { profileContract as contract } from '@portal/domain/profile/profile.contract';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

interface Lifecycle {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state's type names every endpoint
  readonly dispatch: ThunkDispatch<any, any, UnknownAction>;
  readonly queryFulfilled: Promise<{ data: TeacherProfile }>;
}

/** Every write answers with the profile as it then is: whoever shows it has it at once. */
async function keepAnswer({ dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(teacherProfileApi.util.updateQueryData('getTeacherProfile', undefined, () => data));
  } catch {
    // The caller shows why it failed.
  }
}

/** The teaching profile, its draft and its way through the review (PRF-1, PRF-2). */
export const teacherProfileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTeacherProfile: build.query({
      ...fromContract(contract.getTeacherProfile),
      providesTags: ['TeacherProfile'],
      onCacheEntryAdded: refetchOn('profile.changed', ['TeacherProfile', 'Profile', 'ProfileStatus']),
    }),
    updateTeacherProfile: build.mutation({
      ...fromContract(contract.updateTeacherProfile),
      onQueryStarted: (_request, lifecycle) => keepAnswer(lifecycle),
      invalidatesTags: ['TeacherProfilePreview'],
    }),
    submitTeacherProfile: build.mutation({
      ...fromContract(contract.submitTeacherProfile),
      onQueryStarted: (_request, lifecycle) => keepAnswer(lifecycle),
      invalidatesTags: ['TeacherProfile', 'Profile', 'ProfileStatus'],
    }),
    cancelTeacherProfile: build.mutation({
      ...fromContract(contract.cancelTeacherProfile),
      onQueryStarted: (_request, lifecycle) => keepAnswer(lifecycle),
      invalidatesTags: ['TeacherProfile', 'Profile', 'ProfileStatus'],
    }),
    listProfileSubmissions: build.query({
      ...fromContract(contract.listProfileSubmissions),
      providesTags: ['TeacherProfile'],
    }),
    compareProfile: build.query({
      ...fromContract(contract.compareProfile),
      providesTags: ['TeacherProfile', 'TeacherProfilePreview'],
    }),
    previewTeacherProfile: build.query({
      ...fromContract(contract.previewTeacherProfile),
      providesTags: ['TeacherProfile', 'TeacherProfilePreview'],
    }),
  }),
});

export const {
  useGetTeacherProfileQuery,
  useUpdateTeacherProfileMutation,
  useSubmitTeacherProfileMutation,
  useCancelTeacherProfileMutation,
  useListProfileSubmissionsQuery,
  useCompareProfileQuery,
  usePreviewTeacherProfileQuery,
} = teacherProfileApi;
