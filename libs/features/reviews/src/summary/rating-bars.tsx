import { chakra } from '@chakra-ui/react/styled-system';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { type Rating, RATINGS } from '@portal/domain/reviews/review';
import type { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { summary as words } from '../messages.ts';

interface Props {
  spread: AnswerOf<typeof reviewsContract.summarizeReviews>['spread'];
  chosen: Rating | null;
  /** Null takes the choice back. */
  onChoose: (rating: Rating | null) => void;
}

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr) max-content',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: { base: 'touch', lg: '8' },
    px: '1',
    borderRadius: 'l1',
    textStyle: 'body.sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _pressed: { bg: 'celadon.subtle', _highContrast: { outline: '2px solid Highlight' } },
  },
});

/** How many of all gave each number of stars; a bar shows these alone, and all again when it is pressed once more. */
export function RatingBars({ spread, chosen, onChoose }: Props) {
  const all = Object.values(spread).reduce((sum, count) => sum + count, 0);
  return (
    <chakra.ul listStyleType="none" aria-label={words.distribution} display="grid">
      {RATINGS.toReversed().map((rating) => {
        const isChosen = rating === chosen;
        return (
          <li key={rating}>
            <Row type="button" aria-pressed={isChosen} onClick={() => onChoose(isChosen ? null : rating)}>
              <span>{words.points(rating)} </span>
              <chakra.span aria-hidden display="block" h="2" bg="bg.emphasized" borderRadius="full" overflow="hidden">
                <chakra.span
                  display="block"
                  h="full"
                  bg={rating > 3 ? 'celadon.solid' : 'viz.star'}
                  borderRadius="full"
                  _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
                  style={{ width: `${all && (spread[rating] / all) * 100}%` }}
                />
              </chakra.span>
              <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {words.pieces(spread[rating])}
              </chakra.span>
            </Row>
          </li>
        );
      })}
    </chakra.ul>
  );
}
