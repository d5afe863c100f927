import { problemOf } from '@portal/api/api-problem';
import {
  useGetNotificationSettingsQuery,
  useUpdateNotificationSettingsMutation,
} from '@portal/api/notifications/notification-settings.api';
import type { NotificationSettings, NotificationSwitch } from '@portal/domain/notifications/notification-settings';
import { useToast } from '@portal/portal-core/show-toast';
import { messages } from '../settings-messages.ts';

type Changes = Partial<Pick<NotificationSettings, 'items' | 'quietFrom' | 'quietTo' | 'digest'>>;

/** The settings and their writing, which shows at once and goes back with a word when it fails (NTF-9). */
export function useNotificationSettings() {
  const { data: settings, error, isFetching, refetch } = useGetNotificationSettingsQuery();
  const [update] = useUpdateNotificationSettingsMutation();
  const toast = useToast();

  async function save(body: Changes): Promise<void> {
    const { error: refusal } = await update({ body });
    if (refusal) toast({ type: 'error', title: messages.saveFailed, message: problemOf(refusal).message });
  }
  return {
    settings,
    error,
    isFetching,
    refetch,
    save: (changes: Changes) => void save(changes),
    set: (item: NotificationSwitch) => void save({ items: [item] }),
  };
}

export type SettingsStore = ReturnType<typeof useNotificationSettings>;
