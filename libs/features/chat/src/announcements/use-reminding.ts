import { problemOf } from '@portal/api/api-problem';
import { useRemindOfAnnouncementMutation } from '@portal/api/chat/announcements.api';
import { useToast } from '@portal/portal-core/show-toast';
import { reminding as words } from '../announcement-messages.ts';

/** Has those reminded who have not read an announcement, and says how many hear of it now and in the morning. */
export function useReminding(id: string) {
  const toast = useToast();
  const [remind, { isLoading }] = useRemindOfAnnouncementMutation();
  return {
    isReminding: isLoading,
    async remind(): Promise<void> {
      const { data, error } = await remind({ id });
      if (!data) return void toast({ type: 'error', title: words.failed, message: problemOf(error).message });
      const { sentCount, heldCount } = data;
      const said = [sentCount > 0 && words.sent(sentCount), heldCount > 0 && words.held(heldCount)].filter(Boolean);
      toast({ type: 'success', title: said.join(', ') || words.none });
    },
  };
}
