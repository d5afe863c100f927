import { weekSheetsContract as contract } from '@portal/domain/planning/week-sheets.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** A week on one page of paper (PLN-1). */
export const weekSheetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ makeWeekSheet: build.mutation(fromContract(contract.makeWeekSheet)) }),
});

export const { useMakeWeekSheetMutation } = weekSheetsApi;
