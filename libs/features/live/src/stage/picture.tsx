import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@portal/ui/button';
import { devicesChosen } from '../media/device-choice.ts';
import { useStageWords } from './stage-messages.ts';

interface PictureProps {
  stream: MediaStream;
  muted: boolean;
  offersSound: boolean;
  isSeen: boolean;
  isScreen: boolean;
  isMirrored: boolean;
}

/** Sound goes on while the picture is hidden, so the element stays. */
export function Picture({ stream, muted, offersSound, isSeen, isScreen, isMirrored }: PictureProps) {
  const words = useStageWords();
  const video = useRef<HTMLVideoElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  /** Of a phone held upright: filling a wide tile it would be cut to a strip. */
  const [isUpright, setUpright] = useState(false);
  const play = useCallback(() => {
    const element = video.current as (HTMLVideoElement & { setSinkId?(id: string): Promise<void> }) | null;
    const { speaker } = devicesChosen();
    if (speaker && !muted) element?.setSinkId?.(speaker).catch(() => undefined);
    if (!element) return;
    element.muted = muted;
    element.play().then(
      () => setBlocked(false),
      (error: unknown) => {
        if (!(error instanceof Error && error.name === 'NotAllowedError')) return setBlocked(false);
        // A browser lets nothing sound before the visitor has touched the page; the picture may run.
        setBlocked(true);
        element.muted = true;
        element.play().catch(() => undefined);
      },
    );
  }, [muted]);
  useEffect(() => {
    if (!video.current) return;
    video.current.srcObject = stream;
    play();
  }, [stream, play]);
  // Whatever she touches or types first lets all of them sound.
  useEffect(() => {
    if (!isBlocked) return undefined;
    document.addEventListener('pointerup', play);
    document.addEventListener('keyup', play);
    return () => {
      document.removeEventListener('pointerup', play);
      document.removeEventListener('keyup', play);
    };
  }, [isBlocked, play]);
  return (
    <>
      <chakra.video
        ref={video}
        autoPlay
        playsInline
        muted={muted}
        aria-hidden
        position="absolute"
        inset="0"
        boxSize="full"
        // The face is in the upper half of what a camera sees.
        objectPosition={isScreen || isUpright ? 'center' : '50% 30%'}
        objectFit={isScreen || isUpright ? 'contain' : 'cover'}
        visibility={isSeen ? 'visible' : 'hidden'}
        style={isMirrored ? { transform: 'scaleX(-1)' } : undefined}
        onResize={({ currentTarget }) => setUpright(currentTarget.videoHeight > currentTarget.videoWidth)}
      />
      {isBlocked && offersSound && (
        <Button
          position="absolute"
          zIndex="1"
          top="2"
          insetInline="2"
          mx="auto"
          w="fit-content"
          size="sm"
          onClick={play}
        >
          {words.playSound}
        </Button>
      )}
    </>
  );
}
