import { millisecondsInMinute } from 'date-fns/constants';
import { Copy, Ellipsis, Flag, PencilLine, Reply, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { type Reaction, REACTIONS } from '@portal/domain/chat/states/reaction';
import { LIMITS } from '@portal/domain/tenant/limits';
import { now } from '@portal/portal-core/clock';
import { Icon } from '@portal/ui/icon';
import { LateMenu } from '@portal/ui/late-menu';
import { useConversationWords } from '../words.ts';
import { REACTION_ICONS } from './reactions.tsx';

interface MessageMenuProps {
  message: ChatMessage;
  /** Left out where nobody may write. */
  onReply: (() => void) | undefined;
  /** Left out of her own. */
  onReport?: (() => void) | undefined;
  isReported: () => boolean;
  onReact: (reaction: Reaction) => void;
  onEdit: () => void;
  onDelete: () => void;
  ref: Ref<HTMLButtonElement>;
}

const icon = (as: typeof Reply) => <Icon as={as} size={16} />;
const isChangeable = ({ isMine, at }: ChatMessage) =>
  isMine && now().getTime() - Date.parse(at) <= LIMITS.chatChangeMinutes * millisecondsInMinute;

/** What can be done with one message: with hers more, for an hour. */
export function MessageMenu({
  message,
  onReply,
  onReport,
  isReported,
  onReact,
  onEdit,
  onDelete,
  ref,
}: MessageMenuProps) {
  const words = useConversationWords();
  const { seq, content } = message;
  const label = words.changes.menu(seq);
  const edit = { id: 'edit', label: words.changes.edit, icon: icon(PencilLine), onSelect: onEdit };
  const remove = { id: 'delete', label: words.changes.delete, icon: icon(Trash2), onSelect: onDelete, danger: true };
  // What was said has no words to be written anew.
  const changes = message.voice ? [remove] : [edit, remove];
  return (
    <LateMenu
      label={label}
      button={(props) => (
        <button {...props} ref={ref} type="button" className="message-menu" aria-label={label} title={label}>
          {icon(Ellipsis)}
        </button>
      )}
      items={() => [
        ...(onReply ? [{ id: 'reply', label: words.replies.reply, icon: icon(Reply), onSelect: onReply }] : []),
        ...(content
          ? [
              {
                id: 'copy',
                label: words.changes.copy,
                icon: icon(Copy),
                onSelect: () => void navigator.clipboard.writeText(content),
              },
            ]
          : []),
        ...REACTIONS.map((reaction, at) => ({
          id: reaction,
          label: words.reactions.names[reaction],
          icon: icon(REACTION_ICONS[reaction]),
          onSelect: () => onReact(reaction),
          separated: at === 0,
        })),
        ...(isChangeable(message) ? changes.map((one, at) => ({ ...one, separated: at === 0 })) : []),
        ...(onReport
          ? [
              {
                id: 'report',
                label: isReported() ? words.reported : words.report,
                icon: icon(Flag),
                onSelect: onReport,
                disabled: isReported(),
                separated: true,
              },
            ]
          : []),
      ]}
    />
  );
}
