import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { use } from 'react';
import type { LessonCard as Card } from '@portal/domain/chat/chat-card';
import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { StatusChip } from '@portal/ui/status-chip';
import type { CardWords } from '../card-words.ts';
import { useConversationWords } from '../words.ts';
import { CardFrame } from './card-frame.tsx';
import { CardReaderContext } from './card-reader.ts';

/** What the chip says, with the look of a state of lessons. */
const LOOKS = {
  UPCOMING: 'UPCOMING',
  IN_PROGRESS: 'IN_PROGRESS',
  HELD: 'FINISHED',
  NOT_HELD: 'NOT_HELD',
  CANCELED: 'CANCELED',
  PROPOSED: 'SENT',
  MOVED: 'UPCOMING',
} as const satisfies Record<keyof CardWords['states'], string>;

function stateOf({ status, held, movedFrom, proposal }: Card): keyof typeof LOOKS {
  if (status === 'DONE' || status === 'FINISHED') return held === false ? 'NOT_HELD' : 'HELD';
  if (status !== 'UPCOMING') return status;
  if (proposal) return 'PROPOSED';
  return movedFrom === null ? 'UPCOMING' : 'MOVED';
}

/** A lesson in a talk: how soon it is, when by the clocks of both sides, and what became of it. */
export function LessonCard({ card }: { card: Card }) {
  const { cards: words } = useConversationWords();
  const { zone, theirZone } = use(CardReaderContext);
  const now = useNow(millisecondsInMinute);
  const { no, isTrial, title, className, startAt, endAt, status, movedFrom, proposal } = card;
  const day = dayOf(startAt, zone);
  const state = stateOf(card);
  const wait = Date.parse(startAt) - now.getTime();
  const moment = (at: string) => `${words.day(dayOf(at, zone))} ${formatTime(at, zone)}`;
  const span = (from: string, to: string) =>
    `${words.day(dayOf(from, zone))} ${formatTimeRange(formatTime(from, zone), formatTime(to, zone))}`;
  const isElsewhere = theirZone !== undefined && formatTime(startAt, theirZone) !== formatTime(startAt, zone);
  return (
    <CardFrame
      card={card}
      spine
      head={
        <chakra.p textStyle="label" color="celadon.fg">
          {status === 'UPCOMING' && wait > 0
            ? words.soon(day, dayOf(now, zone), wait)
            : status === 'IN_PROGRESS'
              ? words.running
              : words.day(day)}
        </chakra.p>
      }
      chip={<StatusChip group="lesson" status={LOOKS[state]} label={words.states[state]} />}
    >
      <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2.5">
        <chakra.time
          dateTime={startAt}
          textStyle="title.md"
          fontVariantNumeric="tabular-nums"
          textDecoration={state === 'CANCELED' ? 'line-through' : undefined}
        >
          {formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone))}
        </chakra.time>
        {isElsewhere && (
          <chakra.span textStyle="body.sm" color="fg.muted">
            {words.theirs(startAt, theirZone, day)}
          </chakra.span>
        )}
      </chakra.p>
      <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
        {[title || className, words.lesson(no, isTrial)].join(' · ')}
      </chakra.p>
      {movedFrom !== null && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.movedFrom(moment(movedFrom))}
        </chakra.p>
      )}
      {state === 'PROPOSED' && proposal && (
        <chakra.div textStyle="body.sm">
          <chakra.p fontWeight="medium">
            {words.proposals[proposal.by](span(proposal.newStartAt, proposal.newEndAt))}
          </chakra.p>
          <chakra.p color="fg.muted">{words.wordsAreNoYes}</chakra.p>
        </chakra.div>
      )}
    </CardFrame>
  );
}
