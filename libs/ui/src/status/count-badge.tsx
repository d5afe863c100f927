import { chakra } from '@chakra-ui/react/styled-system';

const Badge = chakra('span', {
  base: {
    // 16 px high and 4 px of margin where the text is 12 px; the header keeps the text from growing over its neighbour.
    minW: '1.3333em',
    px: '0.3333em',
    borderRadius: 'full',
    bg: 'badge.unread',
    color: 'badge.contrast',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.3333',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    quiet: { true: { bg: 'bg.emphasized', color: 'fg' } },
    over: { true: { position: 'absolute', top: '0.5', insetStart: '50%' } },
  },
});

interface CountBadgeProps {
  count: number;
  /** The most that is told; beyond it stands `99+`. */
  cap: number;
  /** Over the icon of the button around it. */
  over?: boolean;
  /** New, but nobody wants to be called by it. */
  quiet?: boolean;
}

/** How much is new; nothing at zero (NTF-3). What it says stands beside it in words. */
export function CountBadge({ count, cap, over = false, quiet = false }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <Badge aria-hidden over={over} quiet={quiet}>
      {count > cap ? `${cap}+` : count}
    </Badge>
  );
}
