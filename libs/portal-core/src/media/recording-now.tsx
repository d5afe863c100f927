import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { Bar } from '@portal/ui/bar';

interface Props {
  seconds: number;
  /** Of a hundred. */
  level: number;
  words: {
    readonly recording: (time: string) => string;
    readonly level: string;
  };
  /** The ways to end it. */
  children: ReactNode;
}

/** The microphone is open: how long, how loud, and the ways to end it. */
export function RecordingNow({ seconds, level, words, children }: Props) {
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
      {children}
    </chakra.div>
  );
}
