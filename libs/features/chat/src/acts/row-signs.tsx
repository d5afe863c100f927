import { chakra } from '@chakra-ui/react/styled-system';
import { Ban, BellOff, Pin } from 'lucide-react';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import { isMuted } from '@portal/domain/chat/states/mute';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { kept as words } from '../acts-messages.ts';

/** How a talk is kept, beside its name in the list. */
export function RowSigns({ room: { isPinned, mute, block }, now }: { room: ChatRoom; now: Date }) {
  const signs = [
    ...(isPinned ? [{ as: Pin, text: words.pinned }] : []),
    ...(isMuted(mute, now) ? [{ as: BellOff, text: words.muted }] : []),
    ...(block === 'NONE' ? [] : [{ as: Ban, text: words.block[block] }]),
  ];
  return signs.map(({ as, text }) => (
    <chakra.span key={text} color="fg.muted" flexShrink="0" alignSelf="center" title={text}>
      <Icon as={as} size={16} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </chakra.span>
  ));
}
