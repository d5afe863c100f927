import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface Props {
  /** Names the row and is its h2. */
  title: string;
  /** A sentence under the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** One matter of the sheet, on a hairline: on a desk its name stands in a column before it, on a phone above it. */
export function WrapUpRow({ title, intro, children }: Props) {
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '9rem minmax(0, 1fr)' }}
      columnGap="6"
      rowGap="3"
      alignItems="start"
      py="5"
      borderBottomWidth="1px"
    >
      <div>
        <chakra.h2 id={titleId} textStyle="title.sm">
          {title}
        </chakra.h2>
        {intro && (
          <chakra.p textStyle="body.sm" color="fg.muted" mt="1" overflowWrap="anywhere">
            {intro}
          </chakra.p>
        )}
      </div>
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </chakra.div>
    </chakra.section>
  );
}
