import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import type { Voice } from '@portal/domain/chat/voice';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { VoicePlayer } from '@portal/portal-core/voice-player';
import { useConversationWords } from '../words.ts';

interface OutgoingVoiceProps {
  clientId: string;
  voice: Voice;
  onListen: ((clientId: string) => Promise<File | null>) | undefined;
}

/** What was said and has not arrived, to listen to as far as this browser has it. */
export function OutgoingVoice({ clientId, voice, onListen }: OutgoingVoiceProps) {
  const { voice: words } = useConversationWords();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let made: string | undefined;
    void onListen?.(clientId).then((file) => {
      if (!file || isGone) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [onListen, clientId]);

  const time = formatPlayTime(voice.seconds);
  if (address === undefined)
    return (
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.short(time)}
      </chakra.p>
    );
  return <VoicePlayer id={`recorded:${clientId}`} src={address} label={words.mine(time)} {...voice} />;
}
