import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import type { OwnMedia, OwnState } from '../media/own-media.ts';
import { useDoorWords } from '../reading/room-words.ts';
import { DeviceSelects } from './device-selects.tsx';
import { DoorColumn } from './door-layout.ts';
import { SpeakerTest } from './speaker-test.tsx';

interface MoreDevicesProps {
  media: OwnMedia;
  own: OwnState;
}

/** What few need before a lesson: another device, and the speaker. Open where something is wrong, until she folds it herself. */
export function MoreDevices({ media, own }: MoreDevicesProps) {
  const { devices: words } = useDoorWords().words;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? Boolean(own.trouble.audio ?? own.trouble.video);
  const id = useId();
  return (
    <DoorColumn>
      <Button
        variant="ghost"
        w="fit-content"
        ms="-4"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={
          <chakra.span display="inline-flex" transform={isOpen ? 'rotate(180deg)' : undefined}>
            <Icon as={ChevronDown} />
          </chakra.span>
        }
        onClick={() => setChosen(!isOpen)}
      >
        {words.more}
      </Button>
      {isOpen && (
        <DoorColumn id={id}>
          <SpeakerTest />
          <DeviceSelects isOpen={own.audio || own.video} onChosen={(kind) => void media.reopen(kind)} />
        </DoorColumn>
      )}
    </DoorColumn>
  );
}
