import type { FamilyRoom } from '@portal/domain/families/family-chat';
import { familyReportsContract as contract } from '@portal/domain/families/family-reports.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const ofTalk = (_answer: unknown, _error: unknown, { room }: { room: FamilyRoom }) =>
  [{ type: 'ChatReport', id: room }] as const;
const changed = { invalidatesTags: ofTalk } as const;

/** What a family told the team of a talk, and what came of it (CHT-1). No socket speaks to families: an open talk asks. */
export const familyReportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFamilyReports: build.query({ ...fromContract(contract.listFamilyReports), providesTags: ofTalk }),
    reportFamilyMessage: build.mutation({ ...fromContract(contract.reportFamilyMessage), ...changed }),
    reportFamilyChat: build.mutation({ ...fromContract(contract.reportFamilyChat), ...changed }),
  }),
});

export const { useListFamilyReportsQuery, useReportFamilyMessageMutation, useReportFamilyChatMutation } =
  familyReportsApi;
