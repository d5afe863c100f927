import { chakra } from '@chakra-ui/react/styled-system';
import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { Stars } from '@portal/ui/stars';
import { useReader } from '../reading/reader-context.ts';

/** The average of all reviews, and how many gave each number of stars. */
export function RatingSummary({ rating: { average, count, distribution } }: { rating: PublicTeacher['rating'] }) {
  const { reviews: words } = useReader().words;
  const shown = (average ?? 0).toFixed(1);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" columnGap="16" rowGap="4">
      <div>
        <chakra.p fontSize="3.5rem" lineHeight="1.1" fontWeight="bold" letterSpacing="-0.03em">
          {shown}
        </chakra.p>
        <Stars rating={average ?? 0} label={words.stars(shown)} />
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.average(count)}
        </chakra.p>
      </div>
      <chakra.ul
        aria-label={words.distribution}
        listStyleType="none"
        flex="1 1 12rem"
        maxW="24rem"
        minW="0"
        display="grid"
        gridTemplateColumns="max-content minmax(0, 1fr) max-content"
        columnGap="3"
      >
        {distribution.map((row) => (
          <DistributionRow key={row.rating} {...row} of={count} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function DistributionRow({ rating, count, of }: { rating: number; count: number; of: number }) {
  const { reviews: words } = useReader().words;
  return (
    <chakra.li display="grid" gridColumn="1 / -1" gridTemplateColumns="subgrid" alignItems="center">
      <chakra.span textStyle="body.sm">{words.points(rating)}</chakra.span>
      <chakra.span aria-hidden display="block" h="1.5" bg="bg.emphasized" borderRadius="full" overflow="hidden">
        <chakra.span
          display="block"
          h="full"
          bg="viz.star"
          borderRadius="full"
          _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
          style={{ width: `${of > 0 ? (count / of) * 100 : 0}%` }}
        />
      </chakra.span>
      <chakra.span textStyle="body.sm" textAlign="end" fontVariantNumeric="tabular-nums">
        {count}
      </chakra.span>
    </chakra.li>
  );
}
