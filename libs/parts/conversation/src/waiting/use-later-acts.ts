import { useRef } from 'react';
import type { LaterMessage } from '@portal/domain/chat/later-message';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { refOf } from '../card/chosen-card.ts';
import { later as words } from '../later/later-messages.ts';
import type { Written } from '../outbox/use-outbox.ts';
import type { TalkLater } from '../talk.ts';

/** What she does with what waits, each said where it fails; an answer that was lost is asked for again under the same name. */
export function useLaterActs(later: TalkLater | undefined) {
  const act = useAction();
  const offerUndo = useUndo();
  const attempt = useRef({ of: '', clientId: '' });

  return {
    /** Resolves to whether it is kept. */
    keep({ files, card, ...written }: Written, sendAt: string): Promise<boolean> {
      const fileIds = files.map(({ id }) => id);
      const message = { ...written, fileIds, ...(card && { card: refOf(card) }), sendAt };
      const of = JSON.stringify(message);
      if (attempt.current.of !== of) attempt.current = { of, clientId: crypto.randomUUID() };
      const { clientId } = attempt.current;
      return act(() => later?.keep({ ...message, clientId }), { failed: words.keepFailed });
    },

    change: ({ id }: LaterMessage, sendAt: string) =>
      act(() => later?.change(id, sendAt), { failed: words.changeFailed, key: id }),

    /** Resolves to whether it is saved. */
    rewrite: ({ id }: LaterMessage, content: string, contactReason?: string): Promise<boolean> =>
      act(() => later?.rewrite(id, content, contactReason), { failed: words.rewriteFailed, key: id }),

    sendNow: ({ id }: LaterMessage) => act(() => later?.sendNow(id), { failed: words.sendFailed, key: id }),

    async cancel({ id, content, files, card, replyTo, contactReason, sendAt }: LaterMessage): Promise<void> {
      if (!(await act(() => later?.cancel(id), { failed: words.cancelFailed, key: id }))) return;
      offerUndo({
        text: words.canceled,
        undo: async () => {
          await later?.keep({
            clientId: id,
            content,
            fileIds: files.map((file) => file.id),
            sendAt,
            ...(card && { card }),
            ...(replyTo !== null && { replyTo }),
            ...(contactReason !== null && { contactReason }),
          });
        },
      });
    },
  };
}
