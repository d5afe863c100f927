import { chakra } from '@chakra-ui/react/styled-system';
import type { ClassSummary } from '@portal/domain/classes/class';
import { Bar } from '@portal/ui/bar';
import { row } from '../messages.ts';

type Props = Pick<ClassSummary, 'lessonTotal' | 'lessonHeld' | 'lessonNotHeld'>;

/** How many lessons of a class were held, and how many were not: in words, and as a line for the eye. */
export function ClassProgressBar({ lessonTotal, lessonHeld, lessonNotHeld }: Props) {
  const share = lessonTotal === 0 ? 0 : Math.min(100, (lessonHeld / lessonTotal) * 100);
  return (
    <chakra.span display="grid" gap="1.5">
      <chakra.span textStyle="body.sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {row.progress(lessonTotal, lessonHeld)}
      </chakra.span>
      {lessonNotHeld > 0 && (
        <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
          {row.notHeld(lessonNotHeld)}
        </chakra.span>
      )}
      <Bar percent={share} aria-hidden />
    </chakra.span>
  );
}
