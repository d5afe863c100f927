import { chakra } from '@chakra-ui/react/styled-system';
import { secondsInMinute } from 'date-fns/constants';
import { formatDateTime } from '@portal/domain/format/date-time';
import type { LessonRecording } from '@portal/domain/live/recording';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { recordings as words } from './recording-messages.ts';

interface RecordingRowProps {
  recording: LessonRecording;
  onErase: () => void;
}

/** One recording, to be watched and erased, or how it stands. Nothing is loaded before it is played. */
export function RecordingRow({ recording, onErase }: RecordingRowProps) {
  const zone = useTeacherZone();
  const { state, startedAt, seconds, erasedAt, url } = recording;
  const when = formatDateTime(startedAt, zone);
  return (
    <chakra.li display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      {url !== null && (
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
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.p flex="1 1 10rem" minW="0" textStyle="body.sm" color="fg.muted">
          {[
            when,
            seconds !== null && words.minutes(Math.ceil(seconds / secondsInMinute)),
            state === 'READY' && erasedAt && words.until(formatDateTime(erasedAt, zone)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
        {state === 'READY' ? (
          <Button size="sm" variant="outline" minH="touch" onClick={onErase}>
            {words.erase}
          </Button>
        ) : (
          <chakra.p textStyle="body.sm" w="full">
            {words.standing[state]}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.li>
  );
}
