import type { ChatReports } from '@portal/domain/chat/chat-report';
import type { FamilyRoom } from '@portal/domain/families/family-chat';
import { familyReportsContract as contract } from '@portal/domain/families/family-reports.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** What was told of one of its talks. */
export const reportsOf = (room: FamilyRoom) => ({ type: 'ChatReport', id: room }) as const;
const ofTalk = (_answer: unknown, _error: unknown, { room }: { room: FamilyRoom }) => [reportsOf(room)];

/** The door tells that the team looks at it, too. */
const ofTalkAndDoor = (...args: Parameters<typeof ofTalk>) => [...ofTalk(...args), 'FamilyDoor' as const];

/** How many decisions of the team are among them. */
export const decisionsIn = ({ items, warnings }: ChatReports): number =>
  items.filter(({ decision }) => decision !== null).length + warnings.length;

/** What a family told the team of a talk, and what came of it (CHT-1). No socket speaks to families: that something was decided comes with where the talk stands. */
export const familyReportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFamilyReports: build.query({ ...fromContract(contract.listFamilyReports), providesTags: ofTalk }),
    reportFamilyMessage: build.mutation({
      ...fromContract(contract.reportFamilyMessage),
      invalidatesTags: ofTalkAndDoor,
    }),
    reportFamilyChat: build.mutation({ ...fromContract(contract.reportFamilyChat), invalidatesTags: ofTalkAndDoor }),
  }),
});

export const { useListFamilyReportsQuery, useReportFamilyMessageMutation, useReportFamilyChatMutation } =
  familyReportsApi;
