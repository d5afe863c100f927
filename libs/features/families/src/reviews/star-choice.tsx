import { chakra } from '@chakra-ui/react/styled-system';
import { Star } from 'lucide-react';
import { type Ref, useId } from 'react';
import { type Rating, RATINGS } from '@portal/domain/reviews/review';
import { FieldGroup } from '@portal/ui/field-group';
import { useReviewWords } from './review-messages.ts';

interface StarChoiceProps {
  label: string;
  value: Rating | null;
  onChange: (rating: Rating) => void;
  onBlur?: () => void;
  name?: string;
  error?: string | undefined;
  /** The first button, for a form that leads to its first error. */
  ref?: Ref<HTMLInputElement>;
}

const Target = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minH: '14',
    borderRadius: 'l2',
    cursor: 'pointer',
    color: 'mustard.fg',
    px: '1',
    // Never wider than its fifth of the line, however large the text is.
    '& svg': { w: 'min(2rem, 100%)', h: 'auto' },
    _hover: { bg: 'bg.muted' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '-2px' },
  },
});

/** Over the whole target, so that it is pressed and found wherever the star is. */
const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', boxSize: 'full', opacity: 0, cursor: 'inherit' },
});

/** One to five stars: radio buttons, so that the arrows change the choice. What they mean is said in a word below. */
export function StarChoice({ label, value, onChange, onBlur, name, error, ref }: StarChoiceProps) {
  const { ratings } = useReviewWords();
  const made = useId();
  return (
    <FieldGroup
      label={label}
      required
      role="radiogroup"
      note={value !== null && ratings[value]}
      error={error}
      onBlur={onBlur}
    >
      <chakra.div display="grid" gridTemplateColumns="repeat(5, minmax(0, 1fr))" maxW="96">
        {RATINGS.map((rating) => (
          <Target key={rating}>
            <Radio
              type="radio"
              ref={rating === 1 ? ref : undefined}
              name={`${made}${name ?? ''}`}
              value={rating}
              checked={rating === value}
              aria-label={ratings[rating]}
              onChange={() => onChange(rating)}
            />
            <Star
              aria-hidden
              focusable={false}
              strokeWidth={1.75}
              fill={value !== null && rating <= value ? 'currentColor' : 'none'}
            />
          </Target>
        ))}
      </chakra.div>
    </FieldGroup>
  );
}
