import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond, secondsInMinute } from 'date-fns/constants';
import { useNow } from '@portal/portal-core/clock';
import { hostPolls as words } from './poll-messages.ts';

/** How long a question has been open; it is looked at and never called out. */
export function PollAge({ openedAt }: { openedAt: string }) {
  const passed = useNow(millisecondsInSecond).getTime() - Date.parse(openedAt);
  const seconds = Math.max(0, Math.floor(passed / millisecondsInSecond));
  return (
    <chakra.span fontVariantNumeric="tabular-nums">
      {words.since(Math.floor(seconds / secondsInMinute), seconds % secondsInMinute)}
    </chakra.span>
  );
}
