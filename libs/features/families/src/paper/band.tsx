import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, useId } from 'react';

interface BandProps {
  /** Names the section and is its h2. */
  title: ReactNode;
  /** At the end of the title's line, such as how soon it is. */
  aside?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** One matter of the family's page; the paper between two of them divides them, not a frame. */
export function Band({ title, aside, children, ref }: BandProps) {
  const id = useId();
  return (
    <chakra.section
      ref={ref}
      aria-labelledby={id}
      bg="bg.panel"
      px={{ base: '4', md: '6' }}
      py={{ base: '4', md: '5' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        justifyContent="space-between"
        columnGap="3"
        rowGap="1"
      >
        <chakra.h2 id={id} textStyle="label" color="fg.muted" minW="0">
          {title}
        </chakra.h2>
        {aside}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
