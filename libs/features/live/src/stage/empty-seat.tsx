import { chakra } from '@chakra-ui/react/styled-system';
import { UserX } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import type { Seat } from './missing-students.ts';
import { hostStage } from './stage-messages.ts';

/** The place of a student of the lesson who is not in the room. */
export function EmptySeat({ name, state }: Omit<Seat, 'id'>) {
  return (
    <chakra.li
      minW="0"
      minH="0"
      overflow="hidden"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gridTemplateColumns="minmax(0, 1fr)"
      px="1"
      borderRadius="l3"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.control"
      color="fg.muted"
      textStyle="caption"
      textAlign="center"
      aspectRatio="16 / 9"
      backgroundImage="repeating-linear-gradient(135deg, {colors.bg.muted} 0 8px, transparent 8px 16px)"
    >
      <chakra.span hideBelow="md" css={{ '@media (max-height: 30rem)': { display: 'none' } }}>
        <Icon as={UserX} size={16} />
      </chakra.span>
      <chakra.span fontWeight="semibold" color="fg" maxW="full" truncate>
        {name}
      </chakra.span>
      <chakra.span maxW="full" truncate title={hostStage.seat[state]}>
        {hostStage.seat[state]}
      </chakra.span>
    </chakra.li>
  );
}
