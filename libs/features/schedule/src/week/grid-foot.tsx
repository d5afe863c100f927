import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { editingMessages } from '../editing-messages.ts';

const { free, wholeDay, workingHours } = editingMessages;

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    mt: '2',
    '& .hint': { textStyle: 'caption', color: 'fg.muted' },
    // Only one of the two is true of a device.
    '@media (hover: none)': { '& .drag': { display: 'none' } },
    '@media (hover: hover)': { '& .touch': { display: 'none' } },
  },
});

interface Props {
  isWhole: boolean;
  onToggle: () => void;
}

/** Under the grid: how it is written into, and all hours of the day on demand (design 4.3). */
export const GridFoot = memo(function GridFoot({ isWhole, onToggle }: Props) {
  return (
    <Foot>
      <p>
        <span className="hint drag">{free.dragHint}</span>
        <span className="hint touch">{free.touchHint}</span> <span className="hint">{free.keyboardHint}</span>
      </p>
      <Button variant="ghost" startIcon={<Icon as={isWhole ? ChevronsDownUp : ChevronsUpDown} />} onClick={onToggle}>
        {isWhole ? workingHours : wholeDay}
      </Button>
    </Foot>
  );
});
