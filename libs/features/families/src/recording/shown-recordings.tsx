import { chakra } from '@chakra-ui/react/styled-system';
import { secondsInMinute } from 'date-fns/constants';
import type { LessonRecording } from '@portal/domain/live/recording';
import { useReader } from '../reading/reader-context.ts';
import { useRecordingWords } from './recording-words.ts';

/** Recordings of a lesson: each to be watched, or how it stands. Nothing is loaded before it is played. */
export function ShownRecordings({ recordings }: { recordings: readonly LessonRecording[] }) {
  const { time, zone } = useReader();
  const words = useRecordingWords();
  return (
    <chakra.section aria-label={words.recordings} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p textStyle="label" color="fg.muted">
        {words.recordings}
      </chakra.p>
      {recordings.map(({ id, state, startedAt, seconds, erasedAt, url }) => {
        const when = time.short(startedAt, zone);
        return url === null ? (
          <p key={id}>{state === 'RUNNING' ? words.running : words.saving}</p>
        ) : (
          <div key={id}>
            <chakra.video
              controls
              playsInline
              preload="none"
              src={url}
              aria-label={words.play(when)}
              w="full"
              aspectRatio="16/9"
              bg="ink.950"
              borderRadius="l2"
            />
            <chakra.p textStyle="body.sm" color="fg.muted">
              {words.taken(when, Math.ceil((seconds ?? 0) / secondsInMinute))}
              {erasedAt && ` · ${words.until(time.short(erasedAt, zone))}`}
            </chakra.p>
          </div>
        );
      })}
    </chakra.section>
  );
}
