import { chakra } from '@chakra-ui/react/styled-system';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Slider } from '@portal/ui/slider';
import { useUiWords } from '@portal/ui/ui-language';
import { useOneSound } from './use-one-sound.ts';

interface Props {
  /** What the sound is known by in the whole portal, such as `file:7`. */
  id: string;
  src: string;
  /** What is heard: "음성 의견". */
  label: string;
  /** How long it is, where that is known: what a browser has recorded does not say so itself. */
  seconds?: number;
  /** How far it has been heard, while it plays, and how long it is where that is known. */
  onTime?: (seconds: number, length: number | null) => void;
}

/** A sound to listen to. While it plays every other one is silent. */
export function AudioPlayer({ id, src, label, seconds, onTime }: Props) {
  const words = useUiWords();
  const audio = useRef<HTMLAudioElement>(null);
  const { isPlaying, ...handlers } = useOneSound(id, audio);
  const [time, setTime] = useState(0);
  const [measured, setMeasured] = useState<number | null>(null);
  const [isFailed, setFailed] = useState(false);
  const length = seconds ?? measured;
  const at = length === null ? time : Math.min(time, length);

  function play() {
    setFailed(false);
    audio.current?.play().catch((error: unknown) => {
      // Silenced before it began: nothing is wrong with it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  }
  function seek(to: number) {
    if (audio.current) audio.current.currentTime = to;
    setTime(to);
  }

  return (
    <chakra.div role="group" aria-label={label} minW="0">
      {/* What is said in it stands in no text that could be shown. */}
      <chakra.audio
        ref={audio}
        src={src}
        preload="metadata"
        onLoadedMetadata={({ currentTarget: { duration } }) => Number.isFinite(duration) && setMeasured(duration)}
        onTimeUpdate={({ currentTarget: { currentTime } }) => {
          setTime(currentTime);
          onTime?.(currentTime, length);
        }}
        onError={() => setFailed(true)}
        {...handlers}
      />
      <chakra.div display="flex" alignItems="center" gap="3">
        <IconButton
          variant="outline"
          label={isPlaying ? words.pause(label) : words.play(label)}
          icon={<Icon as={isPlaying ? Pause : Play} />}
          minH="touch"
          w="touch"
          borderRadius="full"
          flex="none"
          onClick={() => (isPlaying ? audio.current?.pause() : play())}
        />
        {length !== null && length > 0 && (
          <chakra.span flex="1" minW="4rem">
            <Slider
              label={words.audioPlace}
              valueText={words.audioAt(formatPlayTime(at), formatPlayTime(length))}
              value={at}
              onChange={seek}
              min={0}
              max={length}
              step={0.1}
            />
          </chakra.span>
        )}
        <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {formatPlayTime(at)}
          {length !== null && ` / ${formatPlayTime(length)}`}
        </chakra.span>
      </chakra.div>
      <chakra.p role="status" textStyle="caption" color="fg.error" _empty={{ display: 'none' }}>
        {isFailed && words.audioFailed}
      </chakra.p>
    </chakra.div>
  );
}
