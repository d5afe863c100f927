import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Meter } from '@portal/ui/meter';
import { useDoorWords } from '../reading/door-words.ts';

const EVERY_MS = 100;

/** How loud the microphone is right now; one that is off says nothing of how loud it is. */
export function MicLevel({ track }: { track: MediaStreamTrack | null }) {
  const { devices: words } = useDoorWords().words;
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track || !('AudioContext' in globalThis)) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const loudest = Math.max(...samples.map((sample) => Math.abs(sample - 128)));
      setLevel(Math.min(100, Math.round((loudest / 128) * 200)));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
      setLevel(0);
    };
  }, [track]);
  return (
    <div>
      {track && <Meter label={words.level} value={level} />}
      <chakra.p mt="1" textStyle="caption" color="fg.muted">
        {track ? words.levelHint : words.levelOff}
      </chakra.p>
    </div>
  );
}
