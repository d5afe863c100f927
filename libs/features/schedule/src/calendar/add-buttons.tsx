import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarPlus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { editingMessages } from '../editing-messages.ts';

interface Props {
  onAdd: (kind: 'event' | 'free', opener: HTMLElement) => void;
  /** The first button: where the focus goes when what it came from is gone. */
  ref?: Ref<HTMLButtonElement>;
}

/** The ways to write without a pointer on the grid (design 4.3). */
export function AddButtons({ onAdd, ref }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button
        ref={ref}
        variant="outline"
        startIcon={<Icon as={CalendarPlus} />}
        onClick={(event) => onAdd('event', event.currentTarget)}
      >
        {editingMessages.event.add}
      </Button>
      <Button startIcon={<Icon as={Plus} />} onClick={(event) => onAdd('free', event.currentTarget)}>
        {editingMessages.free.add}
      </Button>
    </chakra.div>
  );
}
