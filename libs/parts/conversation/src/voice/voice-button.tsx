import { Mic } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useConversationWords } from '../words.ts';
import type { VoiceWriting } from './use-voice-writing.ts';

interface VoiceButtonProps extends Pick<VoiceWriting, 'recording' | 'button' | 'start'> {
  disabled: boolean;
}

/** Begins to record, where nothing is written. */
export function VoiceButton({ recording, button, start, disabled }: VoiceButtonProps) {
  const { voice: words } = useConversationWords();
  const isAsking = recording.is === 'ASKING';
  return (
    <IconButton
      ref={button}
      label={words.record}
      icon={<Icon as={Mic} size={20} />}
      variant="outline"
      flexShrink="0"
      boxSize={{ base: 'touch', md: 'control.md' }}
      disabled={disabled}
      aria-busy={isAsking}
      onClick={() => isAsking || start()}
    />
  );
}
