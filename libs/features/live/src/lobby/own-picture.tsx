import { chakra } from '@chakra-ui/react/styled-system';
import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import type { DeviceKind } from '../media/devices.ts';
import type { OwnMedia, OwnState } from '../media/own-media.ts';
import { useDoorWords } from '../reading/room-words.ts';

export interface OwnPictureProps {
  media: OwnMedia;
  own: OwnState;
  /** Under which the others will see her. */
  name?: string | null;
}

const DEVICES = {
  audio: { name: 'microphone', on: Mic, off: MicOff },
  video: { name: 'camera', on: Video, off: VideoOff },
} as const;

/** What the others would see of her, with microphone and camera to turn on and off. */
export function OwnPicture({ media, own, name }: OwnPictureProps) {
  const { words } = useDoorWords();
  return (
    <chakra.div
      position="relative"
      w="var(--picture)"
      mx="auto"
      aspectRatio="16/9"
      // With large text what stands on the picture makes it higher, which a scrolling box would not let it.
      overflow="clip"
      borderRadius="l3"
      bg="bg.emphasized"
      p="2"
      display="flex"
      flexDirection="column"
      justifyContent="space-between"
      alignItems="center"
      gap="2"
    >
      <Mirror track={own.picture} label={words.devices.preview} />
      <chakra.p
        position="relative"
        alignSelf="start"
        maxW="full"
        truncate
        px="2"
        py="1"
        borderRadius="l2"
        bg="bg.panel"
        textStyle="label"
        visibility={name ? undefined : 'hidden'}
      >
        {name && words.me(name)}
      </chakra.p>
      {!own.picture && <chakra.p color="fg.muted">{words.devices.cameraOff}</chakra.p>}
      <chakra.div position="relative" display="flex" flexWrap="wrap" justifyContent="center" gap="2" maxW="full">
        <Toggle kind="audio" isOn={own.audio} onTurn={(on) => void media.setAudio(on)} />
        <Toggle kind="video" isOn={own.video} onTurn={(on) => void media.setVideo(on)} />
      </chakra.div>
    </chakra.div>
  );
}

interface ToggleProps {
  kind: DeviceKind;
  isOn: boolean;
  onTurn: (on: boolean) => void;
}

/** Says how the device stands; its name says also what a press does. */
function Toggle({ kind, isOn, onTurn }: ToggleProps) {
  const { devices: words } = useDoorWords().words;
  const { name, on, off } = DEVICES[kind];
  const state = words.turned(words[name], isOn ? 'on' : 'off');
  return (
    <Button
      variant="outline"
      minH="touch"
      px="3"
      aria-label={`${state}, ${words.turn(words[name], isOn ? 'off' : 'on')}`}
      startIcon={<Icon as={isOn ? on : off} />}
      onClick={() => onTurn(!isOn)}
    >
      {state}
    </Button>
  );
}

function Mirror({ track, label }: { track: MediaStreamTrack | null; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = track ? new MediaStream([track]) : null;
  }, [track]);
  return (
    <chakra.video
      ref={video}
      autoPlay
      playsInline
      muted
      aria-label={label}
      hidden={!track}
      position="absolute"
      inset="0"
      boxSize="full"
      objectFit="cover"
      borderRadius="l3"
      style={{ transform: 'scaleX(-1)' }}
    />
  );
}
