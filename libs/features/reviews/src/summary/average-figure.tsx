import { chakra } from '@chakra-ui/react/styled-system';
import { Stars } from '@portal/ui/stars';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { summary as words } from '../messages.ts';

interface Props {
  average: number | null;
  count: number;
}

/** The figure that leads the page, with its last star as full as the average says. */
export function AverageFigure({ average, count }: Props) {
  if (average === null) return <chakra.p color="fg.muted">{words.none}</chakra.p>;
  const shown = average.toFixed(1);
  return (
    <div>
      <chakra.p display="flex" alignItems="baseline" gap="2">
        <VisuallyHidden>{words.spoken(shown)}</VisuallyHidden>
        <chakra.span aria-hidden textStyle="figure.lg" ms="-2px">
          {shown}
        </chakra.span>
        <chakra.span aria-hidden color="fg.muted">
          {words.outOf}
        </chakra.span>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <Stars rating={average} label={words.stars(shown)} />
        <chakra.span textStyle="body.sm">{words.count(count)}</chakra.span>
      </chakra.div>
    </div>
  );
}
