import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import type { OwnMedia, OwnState } from '../media/own-media.ts';
import { useDoorWords } from '../reading/door-words.ts';
import { DeviceSelects } from './device-selects.tsx';
import { MicLevel } from './mic-level.tsx';
import { SpeakerTest } from './speaker-test.tsx';

interface DeviceCheckProps {
  media: OwnMedia;
  own: OwnState;
}

/** Camera, microphone and speaker before the lesson: seen, heard, chosen, and what to do where they do not work. */
export function DeviceCheck({ media, own }: DeviceCheckProps) {
  const { devices: words, troubles } = useDoorWords().words;
  const turn = {
    audio: (on: boolean) => void media.setAudio(on),
    video: (on: boolean) => void media.setVideo(on),
  };
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    >
      <Preview track={own.picture} />
      <chakra.div display="grid" gap="4" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        {(['video', 'audio'] as const).map((kind) => {
          const trouble = own.trouble[kind] && troubles[kind][own.trouble[kind]];
          const name = kind === 'video' ? words.camera : words.microphone;
          return (
            <div key={kind}>
              <Button wide variant="outline" aria-pressed={own[kind]} onClick={() => turn[kind](!own[kind])}>
                {trouble ? words.retry(name) : words.turn(name, own[kind] ? 'off' : 'on')}
              </Button>
              <chakra.div role="status" mt={trouble ? '2' : undefined}>
                {trouble && (
                  <Banner tone="warning" title={trouble[0]}>
                    {trouble[1]}
                  </Banner>
                )}
              </chakra.div>
            </div>
          );
        })}
        <MicLevel track={own.audio ? own.sound : null} />
        <SpeakerTest />
        <DeviceSelects isOpen={own.audio || own.video} onChosen={(kind) => void media.reopen(kind)} />
      </chakra.div>
    </chakra.div>
  );
}

function Preview({ track }: { track: MediaStreamTrack | null }) {
  const { devices: words } = useDoorWords().words;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = track ? new MediaStream([track]) : null;
  }, [track]);
  return (
    <chakra.div
      position="relative"
      aspectRatio="16/9"
      bg="bg.emphasized"
      borderRadius="l3"
      overflow="hidden"
      display="grid"
      placeItems="center"
    >
      {!track && <chakra.p color="fg.muted">{words.cameraOff}</chakra.p>}
      <chakra.video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label={words.preview}
        hidden={!track}
        position="absolute"
        inset="0"
        boxSize="full"
        objectFit="cover"
        style={{ transform: 'scaleX(-1)' }}
      />
    </chakra.div>
  );
}
