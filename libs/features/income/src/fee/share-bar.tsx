import { chakra } from '@chakra-ui/react/styled-system';
import type { Earned } from '@portal/domain/wallet/income';

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
    overflow: 'hidden',
    containerType: 'inline-size',
    textStyle: 'label',
    _first: { borderStartRadius: 'l2', justifyItems: 'start', px: '3' },
    _last: { borderEndRadius: 'l2' },
    _highContrast: { borderWidth: '1px' },
  },
});

// A share that has no room for its words has them in its row alone.
const Words = chakra('span', {
  base: { whiteSpace: 'nowrap', '@container (max-width: 2.1em)': { display: 'none' } },
});

interface ShareBarProps {
  earned: Earned;
  labels: Partial<Record<keyof typeof PART_LOOKS, string>>;
  /** A thin line has no room for words. */
  isThin?: boolean;
}

/** An income as one line, cut where the parts of the fee begin. The rows below say the same. */
export function ShareBar({ earned, labels, isThin = false }: ShareBarProps) {
  return (
    <chakra.div aria-hidden display="flex" gap="2px">
      {(['net', 'platform', 'channel'] as const)
        .filter((part) => earned[part] > 0)
        .map((part) => (
          <Part key={part} h={isThin ? '3.5' : '9'} {...PART_LOOKS[part]} style={{ flex: `${earned[part]} 1 0` }}>
            {!isThin && <Words>{labels[part]}</Words>}
          </Part>
        ))}
    </chakra.div>
  );
}
