import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface ConnectionRowProps {
  title: string;
  /** What is known of it, each in a piece of its own. */
  facts: readonly string[];
  /** What is wrong with it; null while it works. */
  failure?: string | null;
  actions: ReactNode;
}

/** An address or a calendar, and what can be done with it. */
export function ConnectionRow({ title, facts, failure, actions }: ConnectionRowProps) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.div flex="1 1 14rem" minW="0">
        <chakra.p fontWeight="semibold" dir="auto" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {facts.join(' · ')}
        </chakra.p>
        {failure && (
          <chakra.p textStyle="body.sm" color="fg.error">
            {failure}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {actions}
      </chakra.div>
    </chakra.li>
  );
}
