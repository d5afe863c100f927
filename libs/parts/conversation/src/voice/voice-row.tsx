import { chakra } from '@chakra-ui/react/styled-system';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Recording } from '@portal/portal-core/media/use-recorder';
import { RecordingNow } from '@portal/portal-core/recording-now';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { useConversationWords } from '../words.ts';
import type { VoiceWriting } from './use-voice-writing.ts';

/** Whoever has said more than a word is asked before it is gone. */
const ASKED_FROM_SECONDS = 3;

interface VoiceRowProps extends Pick<VoiceWriting, 'stop' | 'send' | 'giveUp'> {
  recording: Extract<Recording, { is: 'RECORDING' }>;
}

/** In the place of the field while she speaks: how long, how loud, and the three ways to end it. */
export function VoiceRow({ recording: { seconds, level }, stop, send, giveUp }: VoiceRowProps) {
  const { composer, voice: words } = useConversationWords();
  const first = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => first.current?.focus(), []);
  const leave = () => (seconds < ASKED_FROM_SECONDS ? giveUp() : setIsAsked(true));

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isAsked) return;
    event.preventDefault();
    // A sheet in which the talk stands stays open.
    event.stopPropagation();
    leave();
  }

  return (
    <chakra.div
      role="group"
      aria-label={words.label}
      p="3"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      onKeyDown={onKeyDown}
    >
      <RecordingNow seconds={seconds} level={level} words={words}>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="ghost" onClick={leave}>
            {words.giveUp}
          </Button>
          <Button ref={first} variant="outline" onClick={stop}>
            {words.stop}
          </Button>
          <Button startIcon={<Icon as={SendHorizontal} size={16} />} onClick={send}>
            {composer.send}
          </Button>
        </chakra.div>
      </RecordingNow>
      <AlertDialog
        open={isAsked}
        title={words.askTitle}
        confirmLabel={words.askDiscard}
        cancelLabel={words.askGoOn}
        danger
        onConfirm={giveUp}
        onCancel={() => setIsAsked(false)}
        finalFocus={first}
      >
        {words.askBody}
      </AlertDialog>
    </chakra.div>
  );
}
