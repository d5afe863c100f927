import { chakra } from '@chakra-ui/react/styled-system';
import { Mic, MicOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { A_VOICE, measureLoudness } from '@portal/portal-core/media/loudness';
import { Bar } from '@portal/ui/bar';
import { Icon } from '@portal/ui/icon';
import { useDoorWords } from '../reading/room-words.ts';

/** How loud the microphone is right now; one that is off says nothing of how loud it is. */
export function MicLevel({ track }: { track: MediaStreamTrack | null }) {
  const { devices: words } = useDoorWords().words;
  const [level, setLevel] = useState(0);
  /** The microphone that has been heard once. */
  const [heard, setHeard] = useState<MediaStreamTrack | null>(null);
  useEffect(() => {
    if (!track) return undefined;
    const stop = measureLoudness(new Map([['own', track]]), (levels) => {
      const heardNow = levels.get('own') ?? 0;
      setLevel(heardNow);
      if (heardNow >= A_VOICE) setHeard(track);
    });
    return () => {
      stop();
      setLevel(0);
    };
  }, [track]);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" color="fg.muted">
      <Icon as={track ? Mic : MicOff} />
      <chakra.p textStyle="caption" flex="1 1 10rem" minW="0">
        {!track ? words.levelOff : heard === track ? words.heard : words.levelHint}
      </chakra.p>
      {track && (
        <Bar
          role="meter"
          aria-label={words.level}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={level}
          aria-valuetext={`${level}%`}
          h="2"
          flex="0 1 6rem"
          percent={level}
        />
      )}
    </chakra.div>
  );
}
