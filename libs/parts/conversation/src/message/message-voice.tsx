import { use } from 'react';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { Voice } from '@portal/domain/chat/voice';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { VoicePlayer } from '@portal/portal-core/voice-player';
import { fileAddress } from '@portal/upload/file-address';
import { useConversationWords } from '../words.ts';
import { MessageActsContext } from './message-acts.ts';

interface MessageVoiceProps {
  message: Pick<ChatMessage, 'seq' | 'isMine' | 'sender' | 'files'>;
  voice: Voice;
}

/** What was said, to listen to. */
export function MessageVoice({ message: { seq, isMine, sender, files }, voice }: MessageVoiceProps) {
  const words = useConversationWords();
  const acts = use(MessageActsContext);
  const [sound] = files;
  const time = formatPlayTime(voice.seconds);
  // Its sender has let it go.
  if (!sound) return <p>{words.voice.short(time)}</p>;
  return (
    <VoicePlayer
      id={`file:${sound.id}`}
      src={fileAddress(sound.url) ?? ''}
      label={isMine ? words.voice.mine(time) : words.voice.of(sender.name || words.unnamed, time)}
      onFailed={() => void acts?.renew(seq)}
      {...voice}
    />
  );
}
