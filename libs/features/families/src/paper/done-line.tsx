import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@portal/ui/icon';

interface DoneLineProps {
  title: ReactNode;
  children?: ReactNode;
  /** To change it again. */
  action?: ReactNode;
  /** Somebody else has still to do something. */
  waits?: boolean;
}

/** What the family has done about a matter, in the place where it was asked. */
export function DoneLine({ title, children, action, waits = false }: DoneLineProps) {
  return (
    <chakra.div
      colorPalette={waits ? 'mustard' : 'pine'}
      display="flex"
      flexWrap="wrap"
      alignItems="start"
      columnGap="3"
      rowGap="2"
      p="3.5"
      bg="colorPalette.subtle"
      borderRadius="l2"
      _highContrast={{ borderWidth: '1px' }}
    >
      <chakra.span color="colorPalette.fg" flexShrink="0" pt="2px">
        <Icon as={waits ? Hourglass : CircleCheck} size={20} />
      </chakra.span>
      <chakra.div flex="1 1 10rem" minW="0">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        {children && (
          <chakra.div textStyle="body.sm" color="fg.muted">
            {children}
          </chakra.div>
        )}
      </chakra.div>
      {action && (
        <chakra.div colorPalette="celadon" alignSelf="center">
          {action}
        </chakra.div>
      )}
    </chakra.div>
  );
}
