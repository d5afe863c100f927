import type { OwnMedia, OwnState } from '../media/own-media.ts';
import { DeviceSelects } from './device-selects.tsx';
import { DeviceTrouble } from './device-trouble.tsx';
import { DoorColumn, DoorLayout } from './door-layout.ts';
import { MicLevel } from './mic-level.tsx';
import { OwnPicture } from './own-picture.tsx';
import { SpeakerTest } from './speaker-test.tsx';

interface DeviceCheckProps {
  media: OwnMedia;
  own: OwnState;
}

/** Camera, microphone and speaker before the lesson: seen, heard, chosen, and what to do where they do not work. */
export function DeviceCheck({ media, own }: DeviceCheckProps) {
  return (
    <DoorLayout>
      <OwnPicture media={media} own={own} />
      <DoorColumn layerStyle={{ lg: 'sheet' }} p={{ lg: '6' }}>
        <DeviceTrouble media={media} own={own} />
        <MicLevel track={own.audio ? own.sound : null} />
        <SpeakerTest />
        <DeviceSelects isOpen={own.audio || own.video} onChosen={(kind) => void media.reopen(kind)} />
      </DoorColumn>
    </DoorLayout>
  );
}
