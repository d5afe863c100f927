import { chakra } from '@chakra-ui/react/styled-system';
import { formatRate } from '@portal/domain/wallet/fee';

/** How each part of an income looks, in the bar and beside its row. */
export const PART_LOOKS = {
  net: { bg: 'celadon.solid', color: 'celadon.contrast' },
  platform: { bg: 'fg.muted', color: 'bg.panel' },
  channel: { bg: 'bg.emphasized', color: 'fg' },
} as const;

const Part = chakra('span', {
  base: {
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'center',
    minW: '0',
    h: '11',
    overflow: 'hidden',
    containerType: 'inline-size',
    textStyle: 'body.sm',
    fontWeight: 'medium',
    _first: { borderStartRadius: 'l2', justifyItems: 'start', px: '2' },
    _last: { borderEndRadius: 'l2' },
    _highContrast: { borderWidth: '1px' },
  },
});

// A share that has no room for its figure has it in its row alone.
const Words = chakra('span', {
  base: { whiteSpace: 'nowrap', '@container (max-width: 2.1em)': { display: 'none' } },
});

export interface Shares {
  readonly net: number;
  readonly platform: number;
  readonly channel: number;
}

/** An income as one line, cut where the parts of the fee begin. The rows below say the same. */
export function EarningsBar({ shares, netLabel }: { shares: Shares; netLabel: string }) {
  return (
    <chakra.div aria-hidden display="flex" gap="2px">
      {(['net', 'platform', 'channel'] as const)
        .filter((part) => shares[part] > 0)
        .map((part) => (
          <Part key={part} {...PART_LOOKS[part]} style={{ flex: `${shares[part]} 1 0` }}>
            <Words>
              {part === 'net' && `${netLabel} `}
              {formatRate(shares[part])}
            </Words>
          </Part>
        ))}
    </chakra.div>
  );
}
