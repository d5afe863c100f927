import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useRef } from 'react';
import { useOneSound } from '@portal/portal-core/media/use-one-sound';
import type { SoundView } from './sound-view.tsx';
import { useReach } from './use-reach.ts';

interface VideoViewProps extends ComponentProps<typeof SoundView> {
  onBroken: () => void;
}

/** A film; the browser asks for the part that it needs. While it plays nothing else sounds (STA-1). */
export function VideoView({ file: { id }, src, name, onPlayed, onBroken }: VideoViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying: _isPlaying, ...handlers } = useOneSound(`file:${id}`, video);
  const reach = useReach(onPlayed);
  return (
    <chakra.video
      ref={video}
      src={src}
      aria-label={name}
      controls
      playsInline
      preload="metadata"
      w="full"
      maxH="full"
      bg="black"
      borderRadius="l2"
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) => reach(currentTime, duration)}
      onError={onBroken}
      {...handlers}
    />
  );
}
