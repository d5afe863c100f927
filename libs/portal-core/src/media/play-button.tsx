import { Pause, Play } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton, type IconButtonProps } from '@portal/ui/icon-button';
import { Spinner } from '@portal/ui/spinner';
import { useUiWords } from '@portal/ui/ui-language';
import type { useSound } from './use-sound.ts';

type Played = Pick<ReturnType<typeof useSound>, 'isPlaying' | 'isWaiting' | 'toggle'>;

interface Props extends Played, Pick<IconButtonProps, 'boxSize'> {
  /** What is heard. */
  label: string;
}

/** Starts a sound, or silences it; it turns until something is heard. */
export function PlayButton({ isPlaying, isWaiting, toggle, label, boxSize }: Props) {
  const words = useUiWords();
  return (
    <IconButton
      variant="outline"
      label={isPlaying ? words.pause(label) : words.play(label)}
      icon={isWaiting ? <Spinner size="sm" label={null} /> : <Icon as={isPlaying ? Pause : Play} />}
      boxSize={boxSize}
      minH="0"
      borderRadius="full"
      flex="none"
      onClick={toggle}
    />
  );
}
