import { useActOnChatMutation } from '@portal/api/chat/chats.api';
import type { Chat } from '@portal/domain/chat/chats.contract';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { room as words } from '../messages.ts';

/** Puts a talk away or brings it back; either can be taken back. Once it is put away `onLeave` is called. */
export function useArchiving(onLeave: () => void) {
  const [actOn] = useActOnChatMutation();
  const act = useAction();
  const offerUndo = useUndo();
  const send = (id: string, isArchived: boolean) =>
    actOn({ id, body: { action: isArchived ? 'ARCHIVE' : 'UNARCHIVE' } }).unwrap();

  return async ({ id, title }: Pick<Chat, 'id' | 'title'>, isArchived: boolean): Promise<void> => {
    const isDone = await act(() => send(id, isArchived), {
      failed: isArchived ? words.archiveFailed : words.unarchiveFailed,
    });
    if (!isDone) return;
    offerUndo({
      text: isArchived ? words.archived(title) : words.unarchived(title),
      undo: () => send(id, !isArchived).then(() => undefined),
    });
    if (isArchived) onLeave();
  };
}
