import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sharedOf } from '@portal/domain/chat/chat-family';
import type { LaterFailure, LaterMessage as Message } from '@portal/domain/chat/later-message';
import { cityOf } from '@portal/domain/format/zone-city';
import { now } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { CardLine } from '../card/card-line.tsx';
import { cards as cardWords } from '../card-words.ts';
import { laterMoment, theirMoment } from '../later/later-choices.ts';
import { later as words } from '../later/later-messages.ts';
import { SendAtForm } from '../later/send-at-form.tsx';
import { SendNow } from '../later/send-now.tsx';
import { MessageBubble } from '../message/message-bubble.tsx';
import { MessageEdit } from '../message/message-edit.tsx';

/** So much of a message names the buttons below it. */
const NAMED = 30;
/** Whether another moment may help: who reads it can come back; the talk that she left, and the file, cannot. */
const MAY_LEAVE_LATER: Record<LaterFailure, boolean> = { LEFT: false, ALONE: true, BLOCKED: true, FILE_GONE: false };

interface LaterMessageProps {
  message: Message;
  zone: string;
  /** By whose clocks those who read it live. */
  readerZones: readonly string[];
  isConnected: boolean;
  onChange: (sendAt: string) => void;
  /** Whether it is saved. */
  onRewrite: (content: string, contactReason?: string) => Promise<boolean>;
  onSendNow: () => void;
  onCancel: () => void;
}

/** A message that waits, or could not be sent when its time came, with what can be done about it. */
export function LaterMessage({
  message: { id, content, files, card, sendAt, failure },
  zone,
  readerZones,
  isConnected,
  onChange,
  onRewrite,
  onSendNow,
  onCancel,
}: LaterMessageProps) {
  const theirZone = sharedOf(readerZones) ?? zone;
  const [isRewriting, setIsRewriting] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const wordless = card ? cardWords.names[card.kind] : files.map((file) => file.name).join(', ');
  const name = (content || wordless).slice(0, NAMED);
  async function rewrite(...words: Parameters<typeof onRewrite>): Promise<boolean> {
    setIsSaving(true);
    const isSaved = await onRewrite(...words);
    setIsSaving(false);
    setIsRewriting(!isSaved);
    return isSaved;
  }

  const act = (label: string, onClick: () => void): ReactNode => (
    <Button size="sm" variant="ghost" onClick={onClick}>
      {label}
      <VisuallyHidden>{words.of(name)}</VisuallyHidden>
    </Button>
  );
  if (isRewriting)
    return (
      <li>
        <MessageEdit
          content={content}
          draft={{ key: `later-message:${id}` }}
          isChosen
          isGuarded
          isSaving={isSaving}
          onSave={rewrite}
          onLeave={() => setIsRewriting(false)}
        />
      </li>
    );
  return (
    <chakra.li display="flex" flexDirection="column" gap="1">
      <MessageBubble isMine isPending content={content}>
        {card && <CardLine kind={card.kind} />}
        {files.length > 0 && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {files.map((file) => file.name).join(', ')}
          </chakra.p>
        )}
      </MessageBubble>
      <chakra.p
        display="flex"
        flexWrap="wrap"
        gap="1"
        alignItems="center"
        justifyContent="flex-end"
        textStyle="caption"
        color={failure === null ? 'fg.muted' : 'fg.error'}
      >
        <Icon as={failure === null ? Clock : CircleAlert} size={16} />
        {failure === null ? words.kept(laterMoment(sendAt, now(), zone)) : words.failures[failure]}
        {failure === null && theirZone !== zone && (
          <span> · {words.atTheirs(cityOf(theirZone), theirMoment(sendAt, now(), zone, theirZone))}</span>
        )}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" columnGap="2">
        {(failure === null || MAY_LEAVE_LATER[failure]) && act(words.change, () => setIsChanging(true))}
        {failure === null && content !== '' && act(words.rewrite, () => setIsRewriting(true))}
        {failure === null && <SendNow name={name} readerZones={() => readerZones} onSend={onSendNow} />}
        {act(words.cancel, onCancel)}
      </chakra.div>
      <Dialog open={isChanging} size="sm" title={words.changeTitle} onClose={() => setIsChanging(false)}>
        <SendAtForm
          zone={zone}
          readerZones={readerZones}
          isConnected={isConnected}
          sendAt={sendAt}
          onSend={(next) => {
            setIsChanging(false);
            onChange(next);
          }}
        />
      </Dialog>
    </chakra.li>
  );
}
