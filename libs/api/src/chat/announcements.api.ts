import { announcementsContract as contract } from '@portal/domain/chat/announcements.contract';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const list = fromContract(contract.listAnnouncements);
const PAGE = 20;

type AnnouncementPage = AnswerOf<typeof contract.listAnnouncements>;

/** Who has read one is told as what is read of a talk. */
const read = {
  providesTags: ['Announcement'],
  onCacheEntryAdded: refetchOn(['chat.changed', 'chat.message.changed'], ['Announcement']),
} as const;
const changed = { invalidatesTags: ['Announcement'] } as const;

/** What a teacher says to several of her classes at once (CHT-1). */
export const announcementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, as far as she looks. */
    followAnnouncements: build.infiniteQuery<AnnouncementPage, void, string | undefined>({
      ...list,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.id),
      },
      query: ({ pageParam }) => list.query({ lastItem: pageParam, size: String(PAGE) }),
      ...read,
    }),
    getAnnouncement: build.query({ ...fromContract(contract.getAnnouncement), ...read }),
    listAnnouncementClasses: build.query(fromContract(contract.listAnnouncementClasses)),
    createAnnouncement: build.mutation({ ...fromContract(contract.createAnnouncement), ...changed }),
    remindOfAnnouncement: build.mutation({ ...fromContract(contract.remindOfAnnouncement), ...changed }),
  }),
});

export const {
  useFollowAnnouncementsInfiniteQuery,
  useGetAnnouncementQuery,
  useListAnnouncementClassesQuery,
  useLazyListAnnouncementClassesQuery,
  useCreateAnnouncementMutation,
  useRemindOfAnnouncementMutation,
} = announcementsApi;
