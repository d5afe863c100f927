import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** One matter of the page, on the page's own ground. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      overflowWrap="anywhere"
    >
      <chakra.h2 id={id} textStyle="title.sm">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
