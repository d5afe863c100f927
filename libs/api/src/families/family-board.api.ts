import { familyBoardContract as contract } from '@portal/domain/families/family-board.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** What was drawn in a lesson, by the link of a family. It is over, and stays as it is. */
export const familyBoardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ getFamilyBoard: build.query(fromContract(contract.getFamilyBoard)) }),
});

export const { useGetFamilyBoardQuery } = familyBoardApi;
