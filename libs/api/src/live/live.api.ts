import { liveContract as contract } from '@portal/domain/live/live.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** The ways into the room of a lesson (CLS-3). */
export const liveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A pass is for one connection: it is asked for, never kept.
    enterLiveRoom: build.mutation(fromContract(contract.enterLiveRoom)),
    listGuestLinks: build.query({ ...fromContract(contract.listGuestLinks), providesTags: ['GuestLink'] }),
    renewGuestLink: build.mutation({ ...fromContract(contract.renewGuestLink), invalidatesTags: ['GuestLink'] }),
    getBoard: build.query({ ...fromContract(contract.getBoard), keepUnusedDataFor: 0 }),
    getGuestLesson: build.mutation(fromContract(contract.getGuestLesson)),
    enterAsGuest: build.mutation(fromContract(contract.enterAsGuest)),
  }),
});

export const {
  useEnterLiveRoomMutation,
  useListGuestLinksQuery,
  useRenewGuestLinkMutation,
  useGetBoardQuery,
  useGetGuestLessonMutation,
  useEnterAsGuestMutation,
} = liveApi;
