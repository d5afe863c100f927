import { chakra } from '@chakra-ui/react/styled-system';
import { formatPoints } from '@portal/domain/format/money';
import type { PointsSummary } from '@portal/domain/points/mission';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useToday } from '../frame/use-today.ts';
import { overview as words } from '../messages.ts';

const Fact = chakra('a', {
  base: {
    display: 'block',
    minH: 'touch',
    py: '1',
    color: 'fg',
    textDecoration: 'none',
    borderRadius: 'l1',
    _hover: { textDecoration: 'underline', textDecorationColor: 'celadon.border', textUnderlineOffset: '0.22em' },
  },
});

/** What this month brought and took, and what lies ready: each figure opens its rows. What came back or ran out is said where any did. */
export function MonthFacts({ summary }: { summary: PointsSummary }) {
  const { earned, returned, used, expired, usableGifts } = summary;
  const today = useToday();
  const month = { period: 'CUSTOM', from: `${today.slice(0, 7)}-01`, to: today } as const;
  const facts = [
    { label: words.ofMonth('EARNED'), value: `+${formatPoints(earned)}`, href: paths.pointsAccumulated(month) },
    ...(returned > 0
      ? [
          {
            label: words.ofMonth('RETURNED'),
            value: `+${formatPoints(returned)}`,
            href: paths.pointsAccumulated(month),
          },
        ]
      : []),
    { label: words.ofMonth('USED'), value: formatPoints(-used), href: paths.pointsUsed(month) },
    ...(expired > 0
      ? [{ label: words.ofMonth('EXPIRED'), value: formatPoints(-expired), href: paths.pointsUsed(month) }]
      : []),
    { label: words.usable, value: words.usableGifts(usableGifts), href: paths.pointsGifts() },
  ];
  return (
    <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="6" rowGap="2">
      {facts.map(({ label, value, href }) => (
        <chakra.li key={label} pe="6" borderInlineEndWidth="1px" _last={{ borderInlineEndWidth: '0', pe: '0' }}>
          <Fact as={RouterLink} href={href}>
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {label}
            </chakra.span>
            <chakra.span display="block" textStyle="money.md" whiteSpace="nowrap">
              {value}
            </chakra.span>
          </Fact>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
