import { chakra } from '@chakra-ui/react/styled-system';
import { AlarmClock } from 'lucide-react';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { Icon } from '@portal/ui/icon';
import type { FlowDeadline } from './flow-entries.ts';
import { flowWords as words } from './flow-messages.ts';

/** Until when something is to be done: a dashed line, for it takes up no time. */
export function DeadlineLine({ entry: { from, task }, hasTime }: { entry: FlowDeadline; hasTime: boolean }) {
  return (
    <chakra.p display="flex" alignItems="center" gap="2" minW="0" textStyle="caption" title={task.title}>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        flexShrink="0"
        color="fg.error"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        <Icon as={AlarmClock} size={16} />
        {hasTime && `${timeOfMinute(from)} `}
        {words.due}
      </chakra.span>
      <chakra.span color="fg.muted" dir="auto" truncate={hasTime} overflowWrap="anywhere" minW="0">
        {task.title}
      </chakra.span>
      <chakra.span aria-hidden flex="1" minW="4" borderTopWidth="1px" borderStyle="dashed" borderColor="border.error" />
    </chakra.p>
  );
}
