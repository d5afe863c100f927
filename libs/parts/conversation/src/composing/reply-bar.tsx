import { chakra } from '@chakra-ui/react/styled-system';
import { Reply, X } from 'lucide-react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { saidIn } from '../voice/said-in.ts';
import { useConversationWords } from '../words.ts';

interface ReplyBarProps {
  message: Pick<ChatMessage, 'sender' | 'content' | 'files' | 'voice' | 'card'>;
  onCancel: () => void;
}

/** Which message is answered, above where one writes. */
export function ReplyBar({ message, onCancel }: ReplyBarProps) {
  const { replies: words, ...all } = useConversationWords();
  const { sender } = message;
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
        <span dir="auto">{saidIn(message, all)}</span>
      </chakra.p>
      <IconButton label={words.cancel} icon={<Icon as={X} size={16} />} onClick={onCancel} boxSize="touch" />
    </chakra.div>
  );
}
