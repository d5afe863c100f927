import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A block of fields that belong together, under its question. */
export function FormSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section
      layerStyle="sheet"
      p={{ base: 'sheet', md: '5' }}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.h2 textStyle="title.sm">{title}</chakra.h2>
      {children}
    </chakra.section>
  );
}
