import type { ReactNode } from 'react';
import { DeviceTrouble } from './device-trouble.tsx';
import { DoorColumn, DoorLayout } from './door-layout.ts';
import { LessonFacts, type LessonFactsProps } from './lesson-facts.tsx';
import { MicLevel } from './mic-level.tsx';
import { MoreDevices } from './more-devices.tsx';
import { OwnPicture } from './own-picture.tsx';
import { useOwnMedia } from './use-own-media.ts';
import { WayIn } from './way-in.tsx';

export interface LobbyProps {
  lesson: LessonFactsProps['lesson'] & { opensAt: string };
  /** Fields to fill in before entering. */
  children?: ReactNode;
  onEnter: (start: { audio: boolean; video: boolean }) => void;
}

/** Before the room, under the lesson's title: how she looks and sounds, which lesson it is, and the one way in. */
export function Lobby({ lesson, children, onEnter }: LobbyProps) {
  const check = useOwnMedia();
  return (
    <DoorLayout>
      <DoorColumn>
        {check && (
          <>
            <OwnPicture {...check} />
            <DeviceTrouble {...check} />
            <MicLevel track={check.own.audio ? check.own.sound : null} />
          </>
        )}
      </DoorColumn>
      <DoorColumn layerStyle={{ lg: 'sheet' }} p={{ lg: '6' }}>
        <LessonFacts lesson={lesson} />
        <WayIn
          opensAt={lesson.opensAt}
          onEnter={() => onEnter(check?.media.wanted() ?? { audio: false, video: false })}
        >
          {children}
        </WayIn>
        {check && <MoreDevices {...check} />}
      </DoorColumn>
    </DoorLayout>
  );
}
