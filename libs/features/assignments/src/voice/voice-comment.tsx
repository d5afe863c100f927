import { chakra } from '@chakra-ui/react/styled-system';
import { Mic, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useGetSubmissionMarksQuery } from '@portal/api/coursework/marks.api';
import { VOICE_SECONDS_MAX } from '@portal/domain/coursework/marks';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { AudioPlayer } from '@portal/portal-core/audio-player';
import { useRecorder } from '@portal/portal-core/media/use-recorder';
import { RecordingNow } from '@portal/portal-core/recording-now';
import { useAction } from '@portal/portal-core/use-action';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { useDesk } from '../marks/mark-desk.ts';
import { UnsentVoice } from './unsent-voice.tsx';
import type { Voices } from './use-voices.ts';
import { voice as words } from './voice-messages.ts';

interface Props {
  submission: GradedSubmission;
  voices: Voices;
}

/** What she says of a submission: kept as soon as it is recorded, listened to, and heard by the family once it is returned. */
export function VoiceComment({ submission, voices }: Props) {
  const { id, attempt } = submission;
  const { currentData } = useGetSubmissionMarksQuery({ id });
  const act = useAction();
  const recorder = useRecorder({
    longest: VOICE_SECONDS_MAX,
    onRecorded: (recorded) => voices.keep(submission, recorded),
  });
  const { recording } = recorder;
  const place = useRef<HTMLElement>(null);
  const kept = currentData?.attempt === attempt ? currentData.voice : null;
  const unsent = voices.of(id);
  const isRecording = recording.is === 'RECORDING';
  const remove = () => void act(() => voices.remove(submission), { failed: words.failed });

  const { hands } = useDesk();
  useEffect(() => {
    const save = async () => {
      await recorder.stop();
      await voices.settled(submission);
    };
    hands.current.set('voice', { save });
  });
  useEffect(() => () => void hands.current.delete('voice'), [hands]);

  // The buttons change under the hand: the keys go on in the same place.
  const state = unsent ? 'UNSENT' : recording.is;
  const seen = useRef<string>(state);
  useEffect(() => {
    if (seen.current !== state && state !== 'ASKING') place.current?.focus({ preventScroll: true });
    seen.current = state;
  }, [state]);

  if (!currentData) return null;
  const again = (
    <Button variant="outline" startIcon={<Icon as={Mic} />} onClick={() => void recorder.start()}>
      {words.again}
    </Button>
  );
  return (
    <chakra.section
      ref={place}
      tabIndex={-1}
      outline="none"
      aria-label={words.label}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      {isRecording && (
        <RecordingNow {...recording} words={words}>
          <Button onClick={() => void recorder.stop()}>{words.stop}</Button>
          <Button variant="ghost" onClick={recorder.giveUp}>
            {words.giveUp}
          </Button>
        </RecordingNow>
      )}
      {recording.is === 'TROUBLE' && (
        <div role="alert">
          <Banner tone="warning" title={words.troubles[recording.why]} />
        </div>
      )}
      {!isRecording && unsent && (
        <UnsentVoice
          unsent={unsent}
          onRetry={() => voices.keep(submission, unsent)}
          onRemove={() => voices.giveUp(submission, unsent)}
        />
      )}
      {!isRecording && !unsent && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {kept ? (
            <>
              <chakra.span flex="1 1 14rem" minW="0">
                <AudioPlayer
                  id={`file:${kept.file.id}`}
                  src={fileAddress(kept.file.url) ?? ''}
                  label={words.label}
                  seconds={kept.seconds}
                />
              </chakra.span>
              {again}
              <Button variant="ghost" startIcon={<Icon as={Trash2} />} onClick={remove}>
                {words.remove}
              </Button>
            </>
          ) : (
            <>
              <Button
                variant="outline"
                startIcon={<Icon as={Mic} />}
                loading={recording.is === 'ASKING'}
                onClick={() => void recorder.start()}
              >
                {words.record}
              </Button>
              <chakra.span textStyle="body.sm" color="fg.muted">
                {words.limit}
              </chakra.span>
            </>
          )}
        </chakra.div>
      )}
    </chakra.section>
  );
}
