import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface ExplainStepProps {
  no: number;
  title: ReactNode;
  amount: ReactNode;
  children: ReactNode;
}

/** One step of the reckoning, with what it comes to at the end of its line. */
export function ExplainStep({ no, title, amount, children }: ExplainStepProps) {
  return (
    <chakra.li display="flex" gap="3" py="4" borderTopWidth="1px">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="6"
        flexShrink="0"
        borderRadius="full"
        bg="celadon.muted"
        color="celadon.fg"
        textStyle="caption"
        fontWeight="semibold"
        _highContrast={{ borderWidth: '1px' }}
      >
        {no}
      </chakra.span>
      <chakra.div flex="1" minW="0" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="3">
          <chakra.h3 textStyle="body.md" fontWeight="semibold">
            {title}
          </chakra.h3>
          <chakra.span ms="auto">{amount}</chakra.span>
        </chakra.div>
        {children}
      </chakra.div>
    </chakra.li>
  );
}
