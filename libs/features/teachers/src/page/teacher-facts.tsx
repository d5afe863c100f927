import { chakra } from '@chakra-ui/react/styled-system';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { useReader } from '../reading/reader-context.ts';

/** What is counted of her: her rating and the lessons she has held, as far as there are any. */
export function TeacherFacts({ teacher: { rating, lessonsHeld } }: { teacher: PublicTeacher }) {
  const { words } = useReader();
  if (rating.average === null && lessonsHeld === 0) return null;
  return (
    <chakra.section aria-label={words.facts}>
      <chakra.dl
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))"
        borderYWidth="1px"
        columnGap="5"
      >
        {rating.average !== null && (
          <Fact name={words.rating} note={words.ofReviews(rating.count)}>
            <chakra.span color="viz.star" flexShrink="0">
              <Star size={22} strokeWidth={1.75} fill="currentColor" aria-hidden focusable={false} />
            </chakra.span>
            {rating.average.toFixed(1)}
          </Fact>
        )}
        {lessonsHeld > 0 && <Fact name={words.lessonsHeld}>{words.lessons(lessonsHeld)}</Fact>}
      </chakra.dl>
    </chakra.section>
  );
}

function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column-reverse" justifyContent="flex-end" py="3.5" minW="0">
      <chakra.dt textStyle="body.sm" color="fg.muted">
        {name}
        {note && ` · ${note}`}
      </chakra.dt>
      <chakra.dd
        display="flex"
        alignItems="center"
        gap="2"
        textStyle="title.lg"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
