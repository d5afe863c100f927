import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { gross as words } from '../explain-messages.ts';

export interface Factor {
  /** 120,000đ, 60/60, 4명 */
  readonly value: ReactNode;
  /** What it is, under it. */
  readonly name: string;
  /** What it is taken with; the first one of a formula has none. */
  readonly sign?: '×' | '÷';
}

const SPOKEN = { '×': words.multiply, '÷': words.divide };

const Token = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    px: '2.5',
    py: '1.5',
    minW: '0',
    bg: 'bg.muted',
    borderRadius: 'l2',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    _highContrast: { borderWidth: '1px' },
  },
});

/** A product, factor by factor: each with what it is. */
export function Formula({ factors }: { factors: readonly Factor[] }) {
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {factors.map(({ value, name, sign }) => (
        <Fragment key={name}>
          {sign && (
            <chakra.span color="fg.muted">
              <span aria-hidden>{sign}</span>
              <VisuallyHidden>{SPOKEN[sign]}</VisuallyHidden>
            </chakra.span>
          )}
          <Token>
            <chakra.span textStyle="body.sm" fontWeight="semibold">
              {value}
            </chakra.span>
            <chakra.span textStyle="caption" color="fg.muted">
              {name}
            </chakra.span>
          </Token>
        </Fragment>
      ))}
    </chakra.p>
  );
}
