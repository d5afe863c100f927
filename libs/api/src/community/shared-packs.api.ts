import { sharedPacksContract as contract } from '@portal/domain/community/shared-packs.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

// What is taken is hers at once, with its documents.
const moved = { invalidatesTags: ['CommunityPost', 'LessonPack', 'Document'] } as const;

/** What members of a group do with the pack of a post (COM-1). */
export const sharedPacksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    takeSharedPack: build.mutation({ ...fromContract(contract.takeSharedPack), ...moved }),
    giveBackSharedPack: build.mutation({ ...fromContract(contract.giveBackSharedPack), ...moved }),
    thankForSharedPack: build.mutation({
      ...fromContract(contract.thankForSharedPack),
      invalidatesTags: ['CommunityPost'],
    }),
  }),
});

export const { useTakeSharedPackMutation, useGiveBackSharedPackMutation, useThankForSharedPackMutation } =
  sharedPacksApi;
