import { teachersContract as contract } from '@portal/domain/teachers/teachers.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Teachers as anybody may read them. */
export const teachersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFeaturedTeachers: build.query(fromContract(contract.listFeaturedTeachers)),
    getPublicTeacher: build.query(fromContract(contract.getPublicTeacher)),
    listPublicReviews: build.query(fromContract(contract.listPublicReviews)),
  }),
});

export const { useListFeaturedTeachersQuery, useGetPublicTeacherQuery, useListPublicReviewsQuery } = teachersApi;
