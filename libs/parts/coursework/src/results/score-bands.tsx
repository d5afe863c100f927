import { chakra } from '@chakra-ui/react/styled-system';
import { bandOf } from '@portal/domain/coursework/grading-results';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { results as words } from './result-messages.ts';

/** How many scores lie in each band of ten, as columns; each is read with its figures. */
export function ScoreBands({ bands }: { bands: readonly number[] }) {
  const most = Math.max(1, ...bands);
  return (
    <chakra.ul
      listStyleType="none"
      aria-label={words.distribution}
      display="grid"
      gridTemplateColumns={`repeat(${bands.length}, minmax(0, 1fr))`}
      gap="1"
    >
      {bands.map((count, at) => {
        const [from, to] = bandOf(at);
        return (
          <chakra.li key={from} display="grid" gridTemplateRows="1.25rem 5rem 1.25rem" textAlign="center" minW="0">
            <VisuallyHidden>{words.band(from, to, count)}</VisuallyHidden>
            <chakra.span aria-hidden textStyle="caption" fontWeight="semibold">
              {count > 0 && count}
            </chakra.span>
            <chakra.span aria-hidden display="flex" alignItems="flex-end" borderBottomWidth="1px">
              <chakra.span
                display="block"
                w="full"
                bg="celadon.solid"
                borderTopRadius="xs"
                _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
                style={{ height: `${(count / most) * 100}%` }}
              />
            </chakra.span>
            <chakra.span aria-hidden textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
              {from}
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
