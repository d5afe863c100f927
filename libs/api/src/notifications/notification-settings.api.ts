import type { NotificationSwitch } from '@portal/domain/notifications/notification-settings';
import { notificationSettingsContract as contract } from '@portal/domain/notifications/notification-settings.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

type Cell = Pick<NotificationSwitch, 'category' | 'channel'>;
const isSame = (a: Cell, b: Cell) => a.category === b.category && a.channel === b.channel;

/** Which notifications come over which channel, and when nothing may ring (NTF-9). */
export const notificationSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNotificationSettings: build.query({
      ...fromContract(contract.getNotificationSettings),
      providesTags: ['NotificationSettings'],
    }),
    updateNotificationSettings: build.mutation({
      ...fromContract(contract.updateNotificationSettings),
      // A switch moves under the finger and goes back when the server refuses. Of the answer only what was asked for is
      // taken over: another switch may have moved meanwhile.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const { items: wanted = [], ...rest } = body;
        const update = notificationSettingsApi.util.updateQueryData;
        const write = (items: readonly NotificationSwitch[], others: object) =>
          dispatch(
            update('getNotificationSettings', undefined, (settings) => {
              Object.assign(settings, others);
              for (const item of settings.items) item.on = items.find((one) => isSame(one, item))?.on ?? item.on;
            }),
          );
        const patch = write(wanted, rest);
        try {
          const { items, ...others } = (await queryFulfilled).data;
          const asked = Object.entries(others).filter(([name]) => Object.hasOwn(rest, name));
          write(
            items.filter((item) => wanted.some((one) => isSame(one, item))),
            Object.fromEntries(asked),
          );
        } catch {
          patch.undo();
        }
      },
    }),
    sendTestNotification: build.mutation(fromContract(contract.sendTestNotification)),
  }),
});

export const {
  useGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
  useSendTestNotificationMutation,
} = notificationSettingsApi;
