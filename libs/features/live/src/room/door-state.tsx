import { chakra } from '@chakra-ui/react/styled-system';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { formatClock } from '@portal/domain/format/clock';
import type { LiveEvents } from '@portal/domain/live/live-events';
import { now, useNow } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Spinner } from '@portal/ui/spinner';
import { DeviceTrouble } from '../lobby/device-trouble.tsx';
import { DoorColumn, DoorLayout } from '../lobby/door-layout.ts';
import { MicLevel } from '../lobby/mic-level.tsx';
import { OwnPicture, type OwnPictureProps } from '../lobby/own-picture.tsx';
import { useDoorWords } from '../reading/room-words.ts';

interface DoorStateProps extends OwnPictureProps {
  /** What the room said of her when she came to the door; nothing yet while she is on the way in. */
  told: LiveEvents['live.door'] | null;
  isLost: boolean;
  onLeave: () => void;
}

/** On the way in, or at the door until the host opens it; she sees herself as the others will. */
export function DoorState({ told, isLost, onLeave, ...picture }: DoorStateProps) {
  const { words } = useDoorWords();
  const { media, own } = picture;
  const isWaiting = told !== null && !isLost;
  return (
    <DoorLayout>
      <DoorColumn>
        <OwnPicture {...picture} />
        <DeviceTrouble media={media} own={own} />
        <MicLevel track={own.audio ? own.sound : null} />
      </DoorColumn>
      <DoorColumn py={{ base: '4', lg: '10' }} alignItems="center" textAlign="center">
        <chakra.div role="status" display="grid" gap="3" justifyItems="center">
          {isWaiting ? <DoorSign /> : <Spinner size="lg" label={null} />}
          <chakra.p textStyle="title.md">{isLost ? words.lost : isWaiting ? words.waiting : words.loading}</chakra.p>
          {isWaiting && <chakra.p color="fg.muted">{words.waitingBody}</chakra.p>}
        </chakra.div>
        {isWaiting && <Waited told={told} />}
        <Button variant="outline" onClick={onLeave}>
          {words.leave}
        </Button>
      </DoorColumn>
    </DoorLayout>
  );
}

function DoorSign() {
  return (
    <chakra.span
      boxSize="16"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="celadon.muted"
      color="celadon.fg"
    >
      <DoorOpen size="2rem" strokeWidth={1.75} aria-hidden focusable={false} />
    </chakra.span>
  );
}

/** Since she was told to wait; whoever lost her line and comes back stands at the door anew. */
function Waited({ told }: { told: LiveEvents['live.door'] }) {
  const { words } = useDoorWords();
  const [since, setSince] = useState({ told, at: now() });
  if (since.told !== told) setSince({ told, at: now() });
  const ms = useNow(1_000).getTime() - since.at.getTime();
  return (
    <chakra.p role="timer" textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {words.waited(formatClock(ms))}
    </chakra.p>
  );
}
