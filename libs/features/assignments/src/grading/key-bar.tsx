import { chakra } from '@chakra-ui/react/styled-system';
import { Keyboard } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { keys as words } from '../grading-messages.ts';

const KEYS = [
  { keys: ['Ctrl', 'Enter'], does: words.next },
  { keys: ['Alt', '↑', '↓'], does: words.students },
  { keys: ['Alt', '1', '~', '9'], does: words.comments },
  { keys: ['/'], does: words.search },
  { keys: ['Tab'], does: words.order },
  { keys: ['Ctrl', 'Z'], does: words.undo },
] as const;

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'xs',
    bg: 'bg.panel',
    fontFamily: 'body',
    textStyle: 'caption',
    color: 'fg',
  },
});

interface Props {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** What can be done by keys, and the switch that ends it. */
export function KeyBar({ isOn, onSwitch }: Props) {
  return (
    <chakra.section
      aria-label={words.bar}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="5"
      rowGap="1"
      px="5"
      py="1"
      minH="2.5rem"
      borderTopWidth="1px"
      bg="bg.panel"
      textStyle="caption"
      color="fg.muted"
    >
      {isOn &&
        KEYS.map(({ keys, does }) => (
          <chakra.span key={does} display="inline-flex" alignItems="center" gap="1">
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}{' '}
            {does}
          </chakra.span>
        ))}
      <Button variant="ghost" size="sm" ms="auto" startIcon={<Icon as={Keyboard} />} onClick={() => onSwitch(!isOn)}>
        {isOn ? words.off : words.on}
      </Button>
    </chakra.section>
  );
}
