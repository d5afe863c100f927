import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';

interface DeskRowProps {
  href: string;
  name: string;
  /** What is known of it, under its name. */
  facts: ReactNode;
  /** How it stands, at the end of the row. */
  children?: ReactNode;
}

/** One thing in a list of the desk: its name leads to it. */
export const DeskRow = ({ href, name, facts, children }: DeskRowProps) => (
  <chakra.li
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="4"
    rowGap="1"
    px={{ base: 'sheet', md: '5' }}
    py="3"
    borderTopWidth="1px"
    _first={{ borderTopWidth: '0' }}
  >
    <chakra.div flex="1 1 14rem" minW="0">
      <TextLink
        href={href}
        linkAs={RouterLink}
        variant="quiet"
        touch
        color="fg"
        fontWeight="semibold"
        overflowWrap="anywhere"
      >
        {name}
      </TextLink>
      <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
        {facts}
      </chakra.p>
    </chakra.div>
    {children}
  </chakra.li>
);
