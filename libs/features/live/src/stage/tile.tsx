import { chakra } from '@chakra-ui/react/styled-system';
import { Hand, MicOff, Monitor } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { Avatar } from '@portal/ui/avatar';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { devicesChosen } from '../media/device-choice.ts';
import { stage as words } from '../messages.ts';
import { LineMark } from './line-mark.tsx';

interface TileProps {
  person: LiveParticipant;
  stream: MediaStream | null;
  isMe: boolean;
}

const Mark = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', flexShrink: 0 } });

/** One person: the picture or the first letter, the name, and how microphone, line and hand stand. */
export function Tile({ person, stream, isMe }: TileProps) {
  const { name, media, handUp } = person;
  const isSeen = stream !== null && (media.screen || (media.video && media.line !== 'LOW'));
  const shownName = isMe ? words.me(name) : name;
  return (
    <chakra.li
      position="relative"
      minW="0"
      minH="0"
      overflow="hidden"
      borderRadius="l3"
      borderWidth="1px"
      borderColor={handUp ? 'persimmon.solid' : 'border'}
      bg="bg.muted"
      display="grid"
      placeItems="center"
      data-person={person.id}
    >
      {!isSeen && <Avatar name={name} id={person.id} size="xl" decorative />}
      {stream && (
        <Picture
          stream={stream}
          muted={isMe}
          isSeen={isSeen}
          fit={media.screen ? 'contain' : 'cover'}
          isMirrored={isMe && !media.screen}
        />
      )}
      <chakra.div
        position="absolute"
        insetInline="2"
        bottom="2"
        display="flex"
        gap="2"
        w="fit-content"
        maxW="calc(100% - 1rem)"
        px="2"
        py="1"
        borderRadius="l2"
        bg="bg.panel"
        color="fg"
        textStyle="caption"
        alignItems="center"
      >
        <chakra.span fontWeight="semibold" truncate minW="0">
          {shownName}
        </chakra.span>
        {!media.audio && <State icon={MicOff} label={words.micOff} colour="fg.error" />}
        {media.screen && <State icon={Monitor} label={words.screen} />}
        {handUp && <State icon={Hand} label={words.handUp} colour="persimmon.fg" />}
        {media.line === 'GOOD' ? <VisuallyHidden>{words.line.GOOD}</VisuallyHidden> : <LineMark line={media.line} />}
      </chakra.div>
    </chakra.li>
  );
}

function State({ icon, label, colour }: { icon: typeof Hand; label: string; colour?: string }) {
  return (
    <Mark color={colour} title={label}>
      <Icon as={icon} size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Mark>
  );
}

interface PictureProps {
  stream: MediaStream;
  muted: boolean;
  isSeen: boolean;
  fit: 'cover' | 'contain';
  isMirrored: boolean;
}

/** Sound goes on while the picture is hidden, so the element stays. */
function Picture({ stream, muted, isSeen, fit, isMirrored }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isBlocked, setBlocked] = useState(false);
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
  // Whatever she touches first lets all of them sound.
  useEffect(() => {
    if (!isBlocked) return undefined;
    document.addEventListener('pointerup', play);
    return () => document.removeEventListener('pointerup', play);
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
        objectFit={fit}
        visibility={isSeen ? 'visible' : 'hidden'}
        style={isMirrored ? { transform: 'scaleX(-1)' } : undefined}
      />
      {isBlocked && (
        <Button position="absolute" top="2" insetInline="2" mx="auto" w="fit-content" size="sm" onClick={play}>
          {words.playSound}
        </Button>
      )}
    </>
  );
}
