import { chakra } from '@chakra-ui/react/styled-system';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Button } from '@portal/ui/button';
import { useReader } from '../reading/reader-context.ts';
import { leadToTimes } from './lead-to-times.ts';
import { useCanChoose } from './use-can-choose.ts';
import type { Trial } from './use-trial.ts';

/** On a phone: what is chosen and the button to book it, always in reach of the thumb. */
export function TrialBar({ teacherId, trial }: { teacherId: string; trial: Trial }) {
  const { words: all, brief } = useReader();
  const { times: words } = all;
  const { course, startAt, book } = trial;
  const sendsMail = useSendsMail();
  const canChoose = useCanChoose(teacherId, trial);
  if (!sendsMail || !course || !canChoose) return null;
  return (
    <chakra.div
      position="sticky"
      bottom="0"
      zIndex="sticky"
      mt="8"
      mx={{ base: '-4', md: '-8' }}
      px={{ base: '4', md: '8' }}
      pt="3"
      pb="max({spacing.3}, env(safe-area-inset-bottom))"
      bg="bg.panel"
      borderTopWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      containerType="inline-size"
    >
      {/* With large text the button alone: the rest is said at the times, and would cover them. */}
      <chakra.p flex="0 1 auto" minW="0" css={{ '@container (max-width: 16rem)': { display: 'none' } }}>
        <chakra.span display="block" textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
          {startAt ? brief(startAt) : words.trial(course.trialMinutes)}
        </chakra.span>
        <chakra.span display="block" fontWeight="semibold">
          {words.barFree}
        </chakra.span>
      </chakra.p>
      <chakra.div flex="1 1 9rem">
        <Button
          size="lg"
          wide
          {...(startAt && { 'aria-label': words.book(brief(startAt)) })}
          onClick={startAt ? book : leadToTimes}
        >
          {startAt ? words.bookNothing : words.toTimes}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
