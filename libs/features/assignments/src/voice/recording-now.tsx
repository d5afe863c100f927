import { chakra } from '@chakra-ui/react/styled-system';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { Bar } from '@portal/ui/bar';
import { Button } from '@portal/ui/button';
import { voice as words } from './voice-messages.ts';

interface Props {
  seconds: number;
  /** Of a hundred. */
  level: number;
  onStop: () => void;
  onGiveUp: () => void;
}

/** The microphone is open: how long, how loud, and the two ways to end it. */
export function RecordingNow({ seconds, level, onStop, onGiveUp }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.p role="timer" fontWeight="semibold" color="camellia.fg" fontVariantNumeric="tabular-nums">
        {words.recording(formatPlayTime(seconds))}
      </chakra.p>
      <Bar
        role="meter"
        aria-label={words.level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        aria-valuetext={`${level}%`}
        h="2"
        flex="1 1 6rem"
        percent={level}
      />
      <Button onClick={onStop}>{words.stop}</Button>
      <Button variant="ghost" onClick={onGiveUp}>
        {words.giveUp}
      </Button>
    </chakra.div>
  );
}
