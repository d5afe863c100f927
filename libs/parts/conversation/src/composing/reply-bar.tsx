import { chakra } from '@chakra-ui/react/styled-system';
import { Reply, X } from 'lucide-react';
import { cardKindOf } from '@portal/domain/chat/chat-card';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useConversationWords } from '../words.ts';

interface ReplyBarProps {
  message: Pick<ChatMessage, 'sender' | 'content' | 'files' | 'card'>;
  onCancel: () => void;
}

/** Which message is answered, above where one writes. */
export function ReplyBar({ message: { sender, content, files, card }, onCancel }: ReplyBarProps) {
  const { replies: words, ...all } = useConversationWords();
  const wordless = card ? all.cards.names[cardKindOf(card)] : all.filesOf(files.length);
  return (
    <chakra.div
      role="group"
      aria-label={words.answering}
      display="flex"
      alignItems="center"
      gap="2"
      ps="4"
      pe="2"
      py="1"
      bg="bg.panel"
      borderTopWidth="1px"
      textStyle="body.sm"
    >
      <Icon as={Reply} size={16} />
      <chakra.p flex="1" minW="0" color="fg.muted" truncate>
        <chakra.b color="fg">{words.to(sender.name || all.unnamed)}</chakra.b>{' '}
        <span dir="auto">{content || wordless}</span>
      </chakra.p>
      <IconButton label={words.cancel} icon={<Icon as={X} size={16} />} onClick={onCancel} boxSize="touch" />
    </chakra.div>
  );
}
