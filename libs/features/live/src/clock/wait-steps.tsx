import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { CircleCheck, Hourglass } from 'lucide-react';
import { type LessonWait, NO_SHOW_AFTER_MS, TELL_AFTER_MS, waitedBy } from '@portal/domain/evidence/lesson-wait';
import { formatTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { clock as words } from './clock-messages.ts';

interface Props {
  wait: LessonWait;
  /** Milliseconds. */
  now: number;
}

/** From when on she may do what: times of the clock while the wait runs, and only lengths while it stands. */
export function WaitSteps({ wait, now }: Props) {
  const zone = useTeacherZone();
  const waited = waitedBy(wait, now);
  const whenOf = (after: number) => {
    if (waited >= after) return words.nowStep;
    if (!wait.isRunning) return words.afterMinutes(after / millisecondsInMinute);
    // Never a minute too early.
    return formatTime(Math.ceil((now + after - waited) / millisecondsInMinute) * millisecondsInMinute, zone);
  };
  return (
    <chakra.ul listStyleType="none" textStyle="body.sm">
      <Step when={whenOf(TELL_AFTER_MS)} isOpen={waited >= TELL_AFTER_MS} what={words.tellStep} />
      {/* Whoever has come is not absent, however long she waits. */}
      {wait.cameIds.length === 0 && (
        <Step when={whenOf(NO_SHOW_AFTER_MS)} isOpen={waited >= NO_SHOW_AFTER_MS} what={words.absentStep} />
      )}
    </chakra.ul>
  );
}

function Step({ when, what, isOpen }: { when: string; what: string; isOpen: boolean }) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" minW="3rem">
        {when}
      </chakra.span>
      <chakra.span flex="1 1 10rem">{what}</chakra.span>
      <chakra.span color={isOpen ? 'fg.success' : 'fg.warning'}>
        <Icon as={isOpen ? CircleCheck : Hourglass} size={20} />
      </chakra.span>
    </chakra.li>
  );
}
