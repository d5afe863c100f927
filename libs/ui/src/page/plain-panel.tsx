import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

export interface PlainPanelProps {
  /** Names the part and is its h2. */
  title: string;
  /** Of what stands in it; beside the title, and read with it. */
  count?: string | undefined;
  /** At the end of the title's line; below it where there is no room. */
  action?: ReactNode;
  children?: ReactNode;
  /** For what gives it the focus. */
  id?: string;
}

/** A titled part of a page that stands on its ground, for rows on hairlines. A card would be `Panel`. */
export function PlainPanel({ title, count, action, children, id }: PlainPanelProps) {
  const titleId = useId();
  return (
    <chakra.section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      gap="2"
      minW="0"
      borderRadius="l2"
      _focusVisible={{ layerStyle: 'focus' }}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
        // As high as a button: one that is there or not moves nothing.
        minH={{ base: 'touch', md: 'control.sm' }}
      >
        <chakra.h2 id={titleId} textStyle="title.sm" minW="0">
          {title}
          {count !== undefined && (
            <>
              {' '}
              <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
                {count}
              </chakra.span>
            </>
          )}
        </chakra.h2>
        {action}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
