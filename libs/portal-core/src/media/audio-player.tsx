import { chakra } from '@chakra-ui/react/styled-system';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { Slider } from '@portal/ui/slider';
import { useUiWords } from '@portal/ui/ui-language';
import { PlayButton } from './play-button.tsx';
import { SoundFailure } from './sound-failure.tsx';
import { type Sound, useSound } from './use-sound.ts';

interface Props extends Pick<Sound, 'id' | 'src' | 'seconds' | 'onTime'> {
  /** What is heard: "음성 의견". */
  label: string;
}

/** A sound to listen to. While it plays every other one is silent. */
export function AudioPlayer({ label, ...source }: Props) {
  const words = useUiWords();
  const { audio, ...sound } = useSound(source);
  const { at, length } = sound;
  return (
    <chakra.div role="group" aria-label={label} minW="0">
      {/* What is said in it stands in no text that could be shown. */}
      <chakra.audio {...audio} preload="metadata" />
      <chakra.div display="flex" alignItems="center" gap="3">
        <PlayButton {...sound} label={label} boxSize="touch" />
        {length !== null && length > 0 && (
          <chakra.span flex="1" minW="4rem">
            <Slider
              label={words.audioPlace}
              valueText={words.audioAt(formatPlayTime(at), formatPlayTime(length))}
              value={at}
              onChange={sound.seek}
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
      <SoundFailure isFailed={sound.isFailed} />
    </chakra.div>
  );
}
