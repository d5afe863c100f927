import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { editingMessages } from '../editing-messages.ts';

const { free, wholeDay, workingHours } = editingMessages;

/** Only one of the two is true of a device. */
const Hint = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

interface Props {
  isWhole: boolean;
  onToggle: () => void;
}

/** Under the grid: how it is written into, and all hours of the day on demand (design 4.3). */
export function GridFoot({ isWhole, onToggle }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mt="2">
      <p>
        <Hint css={{ '@media (hover: none)': { display: 'none' } }}>{free.dragHint}</Hint>
        <Hint css={{ '@media (hover: hover)': { display: 'none' } }}>{free.touchHint}</Hint>{' '}
        <Hint>{free.keyboardHint}</Hint>
      </p>
      <Button variant="ghost" startIcon={<Icon as={isWhole ? ChevronsDownUp : ChevronsUpDown} />} onClick={onToggle}>
        {isWhole ? workingHours : wholeDay}
      </Button>
    </chakra.div>
  );
}
