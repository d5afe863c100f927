import { applicationsContract as contract } from '@portal/domain/recruiting/applications.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Applying as a teacher, and what becomes of it. Nothing of it is kept: whoever sits here next is somebody else. */
export const applicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submitForm: build.mutation(fromContract(contract.submitForm)),
    mailFormCode: build.mutation(fromContract(contract.mailFormCode)),
    getFormStatus: build.query({ ...fromContract(contract.getFormStatus), keepUnusedDataFor: 0 }),
    correctForm: build.mutation(fromContract(contract.correctForm)),
  }),
});

export const { useSubmitFormMutation, useMailFormCodeMutation, useLazyGetFormStatusQuery, useCorrectFormMutation } =
  applicationsApi;
