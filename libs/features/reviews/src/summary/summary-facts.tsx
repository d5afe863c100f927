import { chakra } from '@chakra-ui/react/styled-system';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { summary as words } from '../messages.ts';
import type { ReviewView } from '../view/review-view.ts';

interface Props {
  numbers: AnswerOf<typeof reviewsContract.summarizeReviews>;
  onView: (change: Partial<ReviewView>) => void;
}

const Fact = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    w: 'full',
    minH: { base: 'touch', lg: '8' },
    px: '1',
    alignItems: 'center',
    borderRadius: 'l1',
    textStyle: 'body.sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});

/** What was done with the reviews; each number leads to those that it counts. */
export function SummaryFacts({ numbers: { count, answered, hidden, handlings }, onView }: Props) {
  const facts = [
    { label: words.answered, value: words.answeredOf(answered, count), view: { shown: 'answered', handling: 'all' } },
    { label: words.hidden, value: words.pieces(hidden), view: { shown: 'hidden', handling: 'all' } },
    {
      label: words.reported,
      value: words.pieces(handlings.ADMIN_PENDING + handlings.ADMIN_COMPLETED),
      view: { shown: null, handling: 'ADMIN' },
    },
  ] as const;
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px" pt="3" mt="3">
      {facts.map(({ label, value, view }) => (
        <li key={label}>
          <Fact type="button" onClick={() => onView({ stars: null, ...view })}>
            <span>{label} </span>
            <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.span>
          </Fact>
        </li>
      ))}
    </chakra.ul>
  );
}
