import { chakra } from '@chakra-ui/react/styled-system';
import { Users } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { useStageWords } from './stage-messages.ts';

interface EverybodyTileProps {
  count: number;
  /** Of a row that scrolls it stands beside the list, and is none of it. */
  width?: number | undefined;
  onClick: () => void;
}

/** At the end of a row that has no room for all: the way to the list of everybody. */
export function EverybodyTile({ count, width, onClick }: EverybodyTileProps) {
  const words = useStageWords();
  return (
    <chakra.div
      {...(width === undefined && { as: 'li' })}
      flexShrink="0"
      minW="0"
      // With large text it is higher than its neighbours.
      minH={width === undefined ? undefined : '0'}
      containerType="inline-size"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      style={width ? { width } : undefined}
    >
      <chakra.button
        type="button"
        onClick={onClick}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        alignContent="center"
        justifyContent="center"
        columnGap="2"
        minH="touch"
        borderRadius="l3"
        bg="bg.emphasized"
        color="fg"
        textStyle="label"
        cursor="pointer"
        _hover={{ bg: 'border.emphasized' }}
        _focusVisible={{ outlineOffset: '-4px' }}
        // Where there is no room for both, the words alone.
        css={{ '@container (max-width: 6.49rem)': { '& > svg': { display: 'none' } } }}
      >
        <Icon as={Users} />
        {words.everybody(count)}
      </chakra.button>
    </chakra.div>
  );
}
