import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  /** Names the panel and is its h2. */
  title: ReactNode;
  /** A sentence under the title. */
  intro?: ReactNode;
  /** At the end of the title's line, such as a button or a chip; below it where there is no room. */
  action?: ReactNode;
  children?: ReactNode;
  /** At the end of the panel: the one way on from here. */
  footer?: ReactNode;
  /** `sm`: a card among others on an overview, with a small grey title. */
  size?: 'md' | 'sm';
  /** For links to the panel; it then takes the focus that a link gives. */
  id?: string;
}

/** A titled sheet of paper: one matter of a page. */
export function Panel({ title, intro, action, children, footer, size = 'md', id }: PanelProps) {
  const titleId = useId();
  const small = size === 'sm';
  return (
    <chakra.section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
      layerStyle="sheet"
      p={{ base: 'sheet', md: small ? '5' : '6' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      gap={small ? '3' : '4'}
      minW="0"
    >
      <div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
          rowGap="2"
        >
          <chakra.h2
            id={titleId}
            textStyle={small ? 'label' : 'title.sm'}
            color={small ? 'fg.muted' : undefined}
            minW="0"
          >
            {title}
          </chakra.h2>
          {action}
        </chakra.div>
        {intro && (
          <chakra.p textStyle="body.sm" color="fg.muted" mt="1" maxW="form">
            {intro}
          </chakra.p>
        )}
      </div>
      {children}
      {footer && <div>{footer}</div>}
    </chakra.section>
  );
}
