import { lecturesContract as contract } from '@portal/domain/coursework/lectures.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['Lecture'] } as const;

/** Material of classes (ASG-1). */
export const lecturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLectures: build.query({ ...fromContract(contract.listLectures), providesTags: ['Lecture'] }),
    createLecture: build.mutation({ ...fromContract(contract.createLecture), ...changed }),
    updateLecture: build.mutation({ ...fromContract(contract.updateLecture), ...changed }),
    deleteLecture: build.mutation({ ...fromContract(contract.deleteLecture), ...changed }),
    publishLecture: build.mutation({ ...fromContract(contract.publishLecture), ...changed }),
  }),
});

export const {
  useListLecturesQuery,
  useCreateLectureMutation,
  useUpdateLectureMutation,
  useDeleteLectureMutation,
  usePublishLectureMutation,
} = lecturesApi;
