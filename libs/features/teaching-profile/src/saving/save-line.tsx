import { chakra } from '@chakra-ui/react/styled-system';
import { formatDateTime, formatTime } from '@portal/domain/format/date-time';
import { dayOf, DEFAULT_TIME_ZONE, type InstantLike } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { saving as words } from '../messages.ts';
import type { SaveState } from './autosave.ts';
import { Refusal } from './refusal.tsx';

interface SaveLineProps {
  state: SaveState;
  /** When it was last saved, here or elsewhere. */
  savedAt: InstantLike | null;
  /** False where only this page's memory holds what the server has not got. */
  isKept: boolean;
  onRetry: () => void;
}

/** How what is written stands with the server. Only what went wrong is said aloud: saving every few seconds is no news. */
export function SaveLine({ state, savedAt, isKept, onRetry }: SaveLineProps) {
  if (state.is === 'failed') {
    return (
      <Refusal title={words.failed} message={state.problem.message}>
        <chakra.p color="fg.muted">{isKept ? words.keptHere : words.notKeptHere}</chakra.p>
        <Button size="sm" variant="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      </Refusal>
    );
  }
  if (state.is === 'blocked' || state.is === 'conflict') {
    return (
      <chakra.p role="alert" textStyle="body.sm" color="fg.error">
        {words[state.is]}
      </chakra.p>
    );
  }
  const text = state.is === 'clean' ? savedAt && words.saved(momentOf(savedAt)) : words[state.is];
  if (!text) return null;
  return (
    <chakra.p textStyle="label" fontWeight="normal" color="fg.muted" fontVariantNumeric="tabular-nums">
      {text}
    </chakra.p>
  );
}

function momentOf(instant: InstantLike): string {
  const isToday = dayOf(instant, DEFAULT_TIME_ZONE) === dayOf(now(), DEFAULT_TIME_ZONE);
  return (isToday ? formatTime : formatDateTime)(instant, DEFAULT_TIME_ZONE);
}
