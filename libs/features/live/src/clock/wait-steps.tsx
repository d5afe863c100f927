import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { CircleCheck, Hourglass } from 'lucide-react';
import { type LessonWait, NO_SHOW_AFTER_MS, TELL_AFTER_MS, waitedBy } from '@portal/domain/evidence/lesson-wait';
import { formatTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { hostClock as words } from './clock-messages.ts';
import { useTelling } from './use-telling.ts';

interface Props {
  wait: LessonWait;
  /** Whether there is anybody whom the message would reach. */
  mayTell: boolean;
  /** Milliseconds. */
  now: number;
}

/** From when on she may do what: times of the clock while the wait runs, and only lengths while it stands. */
export function WaitSteps({ wait, mayTell, now }: Props) {
  const zone = useTeacherZone();
  const { from } = useTelling(wait);
  const left = NO_SHOW_AFTER_MS - waitedBy(wait, now);
  const absentFrom = left <= 0 || wait.isRunning ? now + left : null;
  const whenOf = (moment: number | null, after: number) => {
    if (moment === null) return words.afterMinutes(after / millisecondsInMinute);
    if (moment <= now) return words.nowStep;
    // Never a minute too early.
    return formatTime(Math.ceil(moment / millisecondsInMinute) * millisecondsInMinute, zone);
  };
  const isOpen = (moment: number | null) => moment !== null && moment <= now;
  return (
    <chakra.ul listStyleType="none" textStyle="body.sm">
      {mayTell && <Step when={whenOf(from, TELL_AFTER_MS)} isOpen={isOpen(from)} what={words.tellStep} />}
      {/* Whoever has come, or stands at the door, is not absent, however long she waits. */}
      {wait.cameIds.length + wait.atDoorIds.length === 0 && (
        <Step when={whenOf(absentFrom, NO_SHOW_AFTER_MS)} isOpen={isOpen(absentFrom)} what={words.absentStep} />
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
