import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { daySheetMessages as words } from '../day-sheet/day-sheet-messages.ts';
import { SpanText } from '../time/span-text.tsx';
import { Consequence } from './consequence.tsx';
import { choicesOf, type PlannedLesson, spanFor } from './day-move-values.ts';

interface Props {
  planned: PlannedLesson;
  start: string;
  own: { readonly date: string; readonly time: string };
  /** What is to be known of the time: that it stands outside her free time, what it is on another clock. */
  helper: string;
  timeZone: string;
  isChoosing: boolean;
  onToggle: () => void;
}

/** To when a lesson moves, and the way to other times. */
export function ProposedTime({ planned, start, own, helper, timeZone, isChoosing, onToggle }: Props) {
  const span = spanFor(planned, start, own, timeZone);
  const hasFound = choicesOf(planned, start).length > 0;
  return (
    <Consequence of="MOVE">
      <chakra.span flex="1 1 12rem" textStyle="body.md" fontWeight="600">
        {span ? <SpanText span={span} timeZone={timeZone} /> : hasFound ? words.notChosen : words.nothingFound}
      </chakra.span>
      {helper && (
        <chakra.span textStyle="caption" color="fg.muted">
          {helper}
        </chakra.span>
      )}
      <Button variant="ghost" size="sm" aria-expanded={isChoosing} onClick={onToggle}>
        <VisuallyHidden>{planned.lesson.className} </VisuallyHidden>
        {words.otherTime}
      </Button>
    </Consequence>
  );
}
