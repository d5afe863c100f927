import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, RotateCcw, SendHorizontal, Trash2 } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { CardLine } from '../card/card-line.tsx';
import type { Outgoing } from '../outbox/outbox.ts';
import { useConversationWords } from '../words.ts';
import { MessageBubble } from './message-bubble.tsx';
import { OutgoingVoice } from './outgoing-voice.tsx';

interface OutgoingMessageProps {
  message: Outgoing;
  onResend: () => void;
  onDiscard: () => void;
  /** The sound of what was said, as far as this browser has it. */
  onListen?: ((clientId: string) => Promise<File | null>) | undefined;
}

/** A message that has not arrived yet: on its way, or with the two things that can be done about it. */
export function OutgoingMessage({ message, onResend, onDiscard, onListen }: OutgoingMessageProps) {
  const words = useConversationWords();
  const { clientId, content, files, voice, card, status, refusal } = message;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <MessageBubble isMine isPending content={content}>
        {voice && <OutgoingVoice clientId={clientId} voice={voice} onListen={onListen} />}
        {card && <CardLine {...card} />}
        {files.length > 0 && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {files.map(({ name }) => name).join(', ')}
          </chakra.p>
        )}
      </MessageBubble>
      {status === 'SENDING' ? (
        <chakra.p textStyle="caption" color="fg.muted" textAlign="end">
          {words.sending}
        </chakra.p>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" alignItems="center" columnGap="2">
          {status === 'KEPT' ? (
            <KeptActs onSend={onResend} />
          ) : (
            <>
              <chakra.p role="alert" display="flex" gap="1" alignItems="center" textStyle="caption" color="fg.error">
                <Icon as={CircleAlert} size={16} />
                {[words.notSent, refusal ?? words.leavesByItself].join('. ')}
              </chakra.p>
              <Button size="sm" variant="ghost" onClick={onResend} startIcon={<Icon as={RotateCcw} size={16} />}>
                {words.resend}
              </Button>
            </>
          )}
          <Button size="sm" variant="ghost" onClick={onDiscard} startIcon={<Icon as={Trash2} size={16} />}>
            {words.discard}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** What was said and never sent: it waits for her, and she is told so. */
function KeptActs({ onSend }: { onSend: () => void }) {
  const words = useConversationWords();
  return (
    <>
      <chakra.p role="status" textStyle="caption" color="fg.muted">
        {words.voice.kept}
      </chakra.p>
      <Button size="sm" onClick={onSend} startIcon={<Icon as={SendHorizontal} size={16} />}>
        {words.composer.send}
      </Button>
    </>
  );
}
