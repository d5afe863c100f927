import { Banner } from '@portal/ui/banner';
import { useConversationWords } from '../words.ts';
import type { VoiceWriting } from './use-voice-writing.ts';
import { VoiceRow } from './voice-row.tsx';

/** Above where one writes: why nothing can be recorded, and what to do; while she speaks the row that takes its place. */
export function VoicePlace({ voice }: { voice: VoiceWriting }) {
  const { voice: words } = useConversationWords();
  const { recording } = voice;
  if (recording.is === 'RECORDING') return <VoiceRow {...voice} recording={recording} />;
  if (recording.is !== 'TROUBLE') return null;
  return (
    <div role="alert">
      <Banner tone="warning" title={words.troubles[recording.why]} />
    </div>
  );
}
