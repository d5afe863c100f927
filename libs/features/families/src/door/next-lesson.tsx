import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { MapPin } from 'lucide-react';
import type { FamilyDoor, FamilyLesson } from '@portal/domain/families/family-door';
import { formatTime } from '@portal/domain/format/date-time';
import { RANGE_SIGN } from '@portal/domain/format/range';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { LessonAbsences } from '../absence/lesson-absences.tsx';
import { AskButton } from '../moves/ask-button.tsx';
import { Band } from '../paper/band.tsx';
import { useReader } from '../reading/reader-context.ts';
import { WayIn } from './way-in.tsx';

interface NextLessonProps {
  lesson: FamilyLesson;
  students: FamilyDoor['students'];
  /** Asks for another time; none where one waits already. */
  onAsk: (() => void) | undefined;
}

const SOON_MINUTES = 60;

/** The lesson that is to come or running: its hour before anything else, and the way in. */
export function NextLesson({ lesson, students, onAsk }: NextLessonProps) {
  const { words, time, zone, theirs } = useReader();
  // The door opens by itself, to the second that anybody could notice.
  const now = useNow(millisecondsInSecond);
  const { no, isTrial, title, startAt, endAt, status, mode, place } = lesson;
  const elsewhere = theirs(startAt);
  return (
    <Band title={`${words.next.title} · ${words.lesson(no, isTrial)}`} aside={<HowSoon lesson={lesson} now={now} />}>
      <div>
        <chakra.p
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          columnGap="2.5"
          fontWeight="bold"
          letterSpacing="-0.022em"
          fontVariantNumeric="tabular-nums"
        >
          <chakra.time dateTime={startAt} fontSize="min(3.25rem, 22vw)" lineHeight="1.08">
            {formatTime(startAt, zone)}
          </chakra.time>
          <chakra.time dateTime={endAt} textStyle="title.md" fontWeight="medium" color="fg.muted">
            {`${RANGE_SIGN} ${formatTime(endAt, zone)}`}
          </chakra.time>
        </chakra.p>
        <p>{time.dayLine(dayOf(startAt, zone), dayOf(now, zone))}</p>
        {elsewhere && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {elsewhere}
          </chakra.p>
        )}
        {title && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {title}
          </chakra.p>
        )}
      </div>
      {(mode === 'OFFLINE' || (mode === 'BOTH' && place !== null)) && (
        <chakra.p display="flex" gap="2">
          <chakra.span color="fg.muted" flexShrink="0" pt="2px">
            <Icon as={MapPin} size={20} />
            <VisuallyHidden>{words.next.place}</VisuallyHidden>
          </chakra.span>
          {place ?? words.next.noPlace}
        </chakra.p>
      )}
      {mode !== 'OFFLINE' && <WayIn lesson={lesson} students={students} now={now} />}
      {onAsk && status === 'UPCOMING' && now.getTime() < Date.parse(startAt) && (
        <AskButton lesson={words.lesson(no, isTrial)} onPress={onAsk} />
      )}
      <LessonAbsences lesson={lesson} students={students} now={now} onAsk={onAsk} />
    </Band>
  );
}

/** How soon it begins, in its last hour, or that it runs; the day says the rest. */
function HowSoon({ lesson: { status, startAt, endAt }, now }: { lesson: FamilyLesson; now: Date }) {
  const { words } = useReader();
  const minutes = Math.ceil((Date.parse(startAt) - now.getTime()) / millisecondsInMinute);
  const said =
    status === 'IN_PROGRESS'
      ? words.next.running
      : minutes > SOON_MINUTES || now.getTime() >= Date.parse(endAt)
        ? null
        : minutes > 0
          ? words.next.startsIn(minutes)
          : words.next.begins;
  return (
    said && (
      <chakra.p display="flex" alignItems="center" gap="1.5" textStyle="label" color="persimmon.fg">
        <chakra.span aria-hidden boxSize="2" borderRadius="full" bg="badge.unread" />
        {said}
      </chakra.p>
    )
  );
}
