import { chakra } from '@chakra-ui/react/styled-system';
import { Star } from 'lucide-react';
import { groupDigits } from '@portal/domain/format/money';
import { paths } from '@portal/domain/site/paths';
import type { TeacherCard as Teacher } from '@portal/domain/teachers/public-teacher';
import { RouterLink } from '@portal/portal-core/router-link';
import { Avatar } from '@portal/ui/avatar';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { messages as words } from './featured-messages.ts';

/** The frame of a card, as wide as four of them have room for; also that of one which is still on its way. */
export const Card = chakra('li', {
  base: {
    layerStyle: 'sheet',
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    flex: { base: '0 0 min(13.75rem, 78%)', md: '0 0 calc((100% - 3 * {spacing.5}) / 4)' },
    minW: { md: '13.75rem' },
    overflow: 'hidden',
    scrollSnapAlign: 'start',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '-2px' },
  },
});

export const CardPicture = chakra('div', {
  base: { display: 'grid', placeItems: 'center', h: '9rem', bg: 'bg.muted', borderBottomWidth: '1px' },
});

// The whole card is the link.
const Name = chakra('h3', {
  base: {
    textStyle: 'body.lg',
    fontWeight: 'semibold',
    minW: '0',
    lineClamp: '2',
    '& a': { outline: 'none', _hover: { textDecoration: 'underline' } },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
  },
});

/** A teacher who works here; leads to her page. */
export function TeacherCard({ teacher }: { teacher: Teacher }) {
  const { id, name, avatar, shortIntro, subjects, rating } = teacher;
  const reviews = rating.count > 0 ? words.reviews(groupDigits(rating.count)) : words.noReviews;
  return (
    <Card>
      <CardPicture>
        <Avatar name={name} id={id} src={avatar} size="xl" decorative />
      </CardPicture>
      <chakra.div p="4" display="grid" gap="1" alignContent="start">
        <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="2">
          <Name>
            <RouterLink href={paths.publicTeacher(id)}>{name}</RouterLink>
          </Name>
          {rating.average !== null && <Stars average={rating.average} />}
        </chakra.div>
        <chakra.p textStyle="caption" color="fg.muted" lineClamp="1">
          {[...subjects, reviews].join(' · ')}
        </chakra.p>
        <chakra.p textStyle="body.sm" lineClamp="2">
          {shortIntro}
        </chakra.p>
      </chakra.div>
    </Card>
  );
}

function Stars({ average }: { average: number }) {
  const stars = average.toFixed(1);
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" flexShrink="0" textStyle="label">
      <chakra.span aria-hidden color="viz.star" display="grid">
        <Star size={16} fill="currentColor" strokeWidth={0} aria-hidden focusable={false} />
      </chakra.span>
      <span aria-hidden>{stars}</span>
      <VisuallyHidden>{words.rating(stars)}</VisuallyHidden>
    </chakra.span>
  );
}
