import { laterAnnouncementsContract as contract } from '@portal/domain/chat/later-announcements.contract';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

type LaterAnnouncements = AnswerOf<typeof contract.listLaterAnnouncements>;

const changed = { invalidatesTags: ['LaterAnnouncement'] } as const;

/** What a teacher keeps to be said to several of her classes later (CHT-2). */
export const laterAnnouncementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whose time has come is among the announcements that were sent. */
    listLaterAnnouncements: build.query<LaterAnnouncements, void>({
      ...fromContract(contract.listLaterAnnouncements),
      providesTags: ['LaterAnnouncement'],
      onCacheEntryAdded: refetchOn('announcement.changed', ['LaterAnnouncement', 'Announcement']),
    }),
    keepLaterAnnouncement: build.mutation({ ...fromContract(contract.keepLaterAnnouncement), ...changed }),
    changeLaterAnnouncement: build.mutation({ ...fromContract(contract.changeLaterAnnouncement), ...changed }),
    moveLaterAnnouncement: build.mutation({ ...fromContract(contract.moveLaterAnnouncement), ...changed }),
    cancelLaterAnnouncement: build.mutation({ ...fromContract(contract.cancelLaterAnnouncement), ...changed }),
    sendLaterAnnouncement: build.mutation({
      ...fromContract(contract.sendLaterAnnouncement),
      invalidatesTags: ['LaterAnnouncement', 'Announcement'],
    }),
  }),
});

export const {
  useListLaterAnnouncementsQuery,
  useKeepLaterAnnouncementMutation,
  useChangeLaterAnnouncementMutation,
  useMoveLaterAnnouncementMutation,
  useCancelLaterAnnouncementMutation,
  useSendLaterAnnouncementMutation,
} = laterAnnouncementsApi;
