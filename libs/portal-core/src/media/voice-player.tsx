import { chakra } from '@chakra-ui/react/styled-system';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { Button } from '@portal/ui/button';
import { Slider } from '@portal/ui/slider';
import { useUiWords } from '@portal/ui/ui-language';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { PlayButton } from './play-button.tsx';
import { SoundFailure } from './sound-failure.tsx';
import { usePlaySpeed } from './use-play-speed.ts';
import { type Sound, useSound } from './use-sound.ts';
import { WaveLine } from './wave-line.tsx';

interface Props extends Pick<Sound, 'id' | 'src' | 'onFailed'> {
  /** Whose voice is heard, and how long it is: "보호자 B03의 음성 메시지, 0:42". */
  label: string;
  seconds: number;
  /** How loud from its beginning to its end; without it there is a plain line. */
  wave: readonly number[];
}

/** What somebody has said, to listen to, along its wave and as fast as she likes. While it plays every other sound is silent. */
export function VoicePlayer({ label, wave, seconds, ...source }: Props) {
  const words = useUiWords();
  const { speed, toNext } = usePlaySpeed();
  const { audio, ...sound } = useSound({ ...source, seconds, speed });
  const { at } = sound;
  const line = {
    label: words.audioPlace,
    valueText: words.audioAt(formatPlayTime(at), formatPlayTime(seconds)),
    value: at,
    onChange: sound.seek,
    min: 0,
    max: seconds,
    step: 0.1,
    pageStep: 5,
  };
  return (
    <chakra.div role="group" aria-label={label} w="14rem" maxW="full" minW="0">
      {/* What is said in it stands in no text that could be shown; its length is known before it is fetched. */}
      <chakra.audio {...audio} preload="none" />
      <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" alignItems="center" columnGap="3">
        <PlayButton {...sound} label={label} boxSize={{ base: 'touch', md: 'control.md' }} />
        {wave.length > 0 ? <WaveLine wave={wave} {...line} /> : <Slider {...line} />}
        <chakra.span
          gridColumn="2"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          textStyle="caption"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <chakra.span whiteSpace="nowrap">{`${formatPlayTime(at)} / ${formatPlayTime(seconds)}`}</chakra.span>
          <Button size="sm" variant="ghost" minH={{ base: 'touch', md: '6' }} px="2" onClick={toNext}>
            <VisuallyHidden>{words.speed} </VisuallyHidden>
            {speed}×
          </Button>
        </chakra.span>
      </chakra.div>
      <SoundFailure isFailed={sound.isFailed} />
    </chakra.div>
  );
}
