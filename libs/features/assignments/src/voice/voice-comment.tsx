import { chakra } from '@chakra-ui/react/styled-system';
import { Mic, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useGetSubmissionMarksQuery, useSaveVoiceCommentMutation } from '@portal/api/coursework/marks.api';
import type { FileRef } from '@portal/domain/assets/file';
import { AudioPlayer } from '@portal/portal-core/audio-player';
import { useAction } from '@portal/portal-core/use-action';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { useUploads } from '@portal/upload/use-uploads';
import { RecordingNow } from './recording-now.tsx';
import { useRecorder } from './use-recorder.ts';
import { voice as words } from './voice-messages.ts';

const NONE: readonly FileRef[] = [];

/** What she says of a submission: recorded here, listened to, kept, and heard by the family once it is returned. */
export function VoiceComment({ submissionId, attempt }: { submissionId: string; attempt: number }) {
  const { currentData } = useGetSubmissionMarksQuery({ id: submissionId });
  const [save] = useSaveVoiceCommentMutation();
  const act = useAction();
  const recorder = useRecorder();
  const { recording } = recorder;
  const place = useRef<HTMLElement>(null);
  const kept = currentData?.attempt === attempt ? currentData.voice : null;
  const before = kept?.file.id ?? null;
  const seconds = recording.is === 'RECORDED' ? recording.seconds : 0;

  const uploads = useUploads({
    location: 'VOICE',
    value: NONE,
    onChange: ([file]) => {
      if (!file) return;
      const body = { attempt, before, voice: { fileId: file.id, seconds } };
      void act(() => save({ id: submissionId, body }).unwrap().then(recorder.forget), {
        done: words.saved,
        failed: words.failed,
      });
    },
  });
  const isFailed = uploads.isUnavailable || uploads.uploads.some(({ status }) => status === 'FAILED');
  const remove = () =>
    act(() => save({ id: submissionId, body: { attempt, before, voice: null } }).unwrap(), {
      done: words.removed,
      failed: words.failed,
    });

  const isUnsaved = recording.is === 'RECORDING' || recording.is === 'RECORDED';
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  // The buttons change under the hand: the keys go on in the same place.
  const state = recording.is;
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== state && state !== 'ASKING') place.current?.focus({ preventScroll: true });
    seen.current = state;
  }, [state]);

  if (!currentData) return null;
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
      {recording.is === 'RECORDING' && (
        <RecordingNow {...recording} onStop={recorder.stop} onGiveUp={recorder.giveUp} />
      )}
      {recording.is === 'RECORDED' && (
        <>
          <AudioPlayer id={`recorded:${submissionId}`} src={recording.address} label={words.label} seconds={seconds} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <Button loading={uploads.isUnfinished && !isFailed} onClick={() => uploads.add([recording.file])}>
              {words.keep}
            </Button>
            <Button variant="outline" onClick={() => void recorder.start()}>
              {words.again}
            </Button>
            <Button variant="ghost" onClick={recorder.forget}>
              {words.discard}
            </Button>
            <chakra.span role="status" textStyle="body.sm" color="fg.muted">
              {isFailed ? words.uploadFailed : uploads.isUnfinished ? words.keeping : words.listen}
            </chakra.span>
          </chakra.div>
        </>
      )}
      {recording.is === 'TROUBLE' && (
        <div role="alert">
          <Banner tone="warning" title={words.troubles[recording.why]} />
        </div>
      )}
      {!isUnsaved && (
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
              <Button variant="outline" startIcon={<Icon as={Mic} />} onClick={() => void recorder.start()}>
                {words.again}
              </Button>
              <Button variant="ghost" startIcon={<Icon as={Trash2} />} onClick={() => void remove()}>
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
