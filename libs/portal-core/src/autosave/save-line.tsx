import { chakra } from '@chakra-ui/react/styled-system';
import { formatDateTime, formatTime } from '@portal/domain/format/date-time';
import { dayOf, type InstantLike } from '@portal/domain/time/day';
import { Button } from '@portal/ui/button';
import { now } from '../clock.ts';
import { AUTOSAVE_MESSAGES as words } from './autosave-messages.ts';
import type { SaveState } from './autosave-state.ts';

export interface SaveLineProps {
  state: SaveState;
  /** IANA name of the teacher's zone. */
  zone: string;
  /** When it was last saved elsewhere or before; what was saved from here counts more. */
  savedBefore?: InstantLike | null;
  /** False where only this page's memory holds what the server has not got. */
  isKept: boolean;
  onRetry: () => void;
}

/** Where what is written stands: with the server, on this device, or only on this page (W9). */
export function SaveLine({ state, zone, savedBefore = null, isKept, onRetry }: SaveLineProps) {
  const { phase, savedAt, failedAt, problem, willRetry } = state;
  const here = isKept ? words.kept : words.notKept;
  const savedLast = savedAt ?? savedBefore;
  const quiet = {
    CLEAN: savedLast ? words.savedAt(momentOf(savedLast, zone)) : words.untouched,
    WAITING: words.waiting,
    SAVING: words.saving,
  };
  return (
    <chakra.div textStyle="body.sm" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      {/* Only what went wrong is said aloud: saving every few seconds is no news. */}
      <chakra.div role="status" color="fg.warning">
        {phase === 'UNSAVED' && `${words.unsaved} ${here}`}
        {phase === 'BLOCKED' && `${words.blocked} ${here}`}
        {phase === 'CONFLICT' && words.stopped}
        {phase === 'FAILED' && (
          <>
            {failedAt && words.failedSince(momentOf(failedAt, zone))}{' '}
            {problem && sentence(willRetry ? whatHappened(problem.message) : problem.message)}{' '}
            {willRetry && words.willRetry} {here}
          </>
        )}
      </chakra.div>
      {phase === 'FAILED' && (
        <Button variant="outline" size="sm" mt="1" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {phase in quiet && <chakra.p color="fg.muted">{quiet[phase as keyof typeof quiet]}</chakra.p>}
    </chakra.div>
  );
}

/** The first sentence alone: what she could do then is what the page does by itself. */
const whatHappened = (text: string) => text.replace(/\. .*/, '');

const sentence = (text: string) => text.replace(/\.?$/, '.');

function momentOf(instant: InstantLike, zone: string): string {
  const isToday = dayOf(instant, zone) === dayOf(now(), zone);
  return (isToday ? formatTime : formatDateTime)(instant, zone);
}
