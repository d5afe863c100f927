import { chakra } from '@chakra-ui/react/styled-system';
import { Star } from 'lucide-react';
import { RATINGS } from '@portal/domain/reviews/review';

const Row = chakra('span', { base: { display: 'inline-flex', flexShrink: 0, gap: '0.5', color: 'viz.star' } });

interface StarsProps {
  /** From 0 to 5; a part of a star is drawn as a part. */
  rating: number;
  /** Read aloud in their place. */
  label: string;
}

/** Five stars, filled as far as a rating goes. */
export function Stars({ rating, label }: StarsProps) {
  return (
    <Row role="img" aria-label={label}>
      {RATINGS.map((no) => (
        <chakra.span key={no} position="relative" display="inline-grid" boxSize="1.125rem">
          <OneStar fill="none" />
          <chakra.span position="absolute" inset="0" overflow="hidden" style={{ width: `${share(rating - no + 1)}%` }}>
            <OneStar fill="currentColor" />
          </chakra.span>
        </chakra.span>
      ))}
    </Row>
  );
}

const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);

function OneStar({ fill }: { fill: string }) {
  return (
    <chakra.span display="block" w="1.125rem" css={{ '& svg': { w: '1.125rem', h: '1.125rem' } }}>
      <Star aria-hidden focusable={false} strokeWidth={1.75} fill={fill} />
    </chakra.span>
  );
}
