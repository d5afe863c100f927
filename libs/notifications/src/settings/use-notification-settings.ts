import {
  useGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
} from '@portal/api/notifications/notification-settings.api';
import type { NotificationSettings, NotificationSwitch } from '@portal/domain/notifications/notification-settings';
import { useAction } from '@portal/portal-core/use-action';
import { messages } from '../settings-messages.ts';

type Changes = Partial<Pick<NotificationSettings, 'items' | 'quietFrom' | 'quietTo' | 'digest'>>;

/** The settings and their writing, which shows at once and goes back with a word when it fails (NTF-9). */
export function useNotificationSettings() {
  const { data: settings, error, isFetching, refetch } = useGetNotificationSettingsQuery();
  const [update] = useUpdateNotificationSettingsMutation();
  const act = useAction();

  const save = (body: Changes) => void act(() => update({ body }).unwrap(), { key: null, failed: messages.saveFailed });
  return {
    settings,
    error,
    isFetching,
    refetch,
    save,
    set: (item: NotificationSwitch) => save({ items: [item] }),
  };
}

export type SettingsStore = ReturnType<typeof useNotificationSettings>;
