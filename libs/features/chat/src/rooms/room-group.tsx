import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface RoomGroupProps {
  title: string;
  /** In what order they stand, where it is not the usual one. */
  order?: string;
  children: ReactNode;
}

/** Talks that belong together, under their heading. */
export function RoomGroup({ title, order, children }: RoomGroupProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="1px" pt="3">
      <chakra.div display="flex" justifyContent="space-between" gap="3" px={{ base: '4', lg: '6' }} pb="1">
        <chakra.h2 id={id} textStyle="label" color="fg.muted">
          {title}
        </chakra.h2>
        {order && (
          <chakra.span textStyle="label" color="fg.muted">
            {order}
          </chakra.span>
        )}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
