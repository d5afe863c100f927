import { lazy, Suspense, useEffect, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useHref, useSearchParams } from 'react-router';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { paths } from '@portal/portal-core/paths';
import { ProgressLine } from '@portal/ui/progress-line';
import { CalendarBody } from '../components/calendar-body.tsx';
import { CalendarLook } from '../components/calendar-look.tsx';
import { CalendarToolbar } from '../components/calendar-toolbar.tsx';
import { Legend } from '../components/legend.tsx';
import { loadPopover } from '../components/late-popover.tsx';
import { LoadNotice } from '../components/load-notice.tsx';
import { messages } from '../messages.ts';
import {
  CALENDAR_VIEWS,
  type CalendarAddress,
  daysOf,
  readAddress,
  visibleRange,
  writeAddress,
} from '../model/calendar-view.ts';
import { DEFAULT_TIME_ZONE, knownTimeZone, wallClock } from '../model/wall-clock.ts';
import { UpcomingRail } from './upcoming-rail.tsx';
import { useCalendar } from './use-calendar.ts';
import { useDetails } from './use-details.ts';
import { useMatches } from './use-matches.ts';

/** How often the now-line and the countdown move. */
const TICK_MS = 30_000;
/** A day of its own makes no sense beside the strip of the week. */
const PHONE_VIEWS = CALENDAR_VIEWS.filter((view) => view !== 'day');

const loadDetails = async () => ({
  default: (await import('../components/details-dialogs.tsx')).DetailsDialogs,
});
const DetailsDialogs = lazy(loadDetails);

/** What floats comes after the first picture of the calendar, and before anybody can press for it. */
function useFloatingParts(isReady: boolean) {
  useEffect(() => {
    if (!isReady) return;
    // A chunk that fails now is asked for again by the press that needs it.
    const timer = setTimeout(() => void Promise.allSettled([loadDetails(), loadPopover()]), 0);
    return () => clearTimeout(timer);
  }, [isReady]);
}

/** The schedule of a teacher: /account/calendar, and /lich-day as the same page (CAL-1, RTE-4). */
export function CalendarPage() {
  const instant = useNow(TICK_MS).getTime();
  const isPhone = useMatches('(max-width: 767.98px)');
  const hasRail = useMatches('(min-width: 1200px)');
  const [query, setQuery] = useSearchParams();
  // The zone comes with the first answer, and the address may need today before that.
  const [timeZone, setTimeZone] = useState(DEFAULT_TIME_ZONE);
  const now = wallClock(timeZone)(instant);

  const asked = readAddress(query, now.day);
  const address: CalendarAddress = isPhone && asked.view === 'day' ? { ...asked, view: 'week' } : asked;
  const range = visibleRange(address);
  const found = useCalendar(range);
  const zoneOfAnswer = knownTimeZone(found.calendar?.timeZone);
  if (found.calendar && zoneOfAnswer !== timeZone) setTimeZone(zoneOfAnswer);

  useFloatingParts(!found.isFirstLoad);
  const details = useDetails(found.calendar?.lessons ?? [], found.calendar?.events ?? []);
  const canonical = useHref(`${paths.calendar()}?${writeAddress(asked)}`);
  const goTo = (next: CalendarAddress) => setQuery(writeAddress(next), { preventScrollReset: true });
  const isEmpty = found.isComplete && !daysOf(range).some((day) => found.itemsOf.has(day));

  return (
    <CalendarLook display="grid" gap="4" alignContent="start">
      <link rel="canonical" href={canonical} />
      <PageHeading title={messages.title} />
      <CalendarToolbar address={address} views={isPhone ? PHONE_VIEWS : CALENDAR_VIEWS} today={now.day} onGo={goTo} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <Legend />
        <chakra.p textStyle="caption" color="fg.muted">
          {messages.timeZone(timeZone)}
        </chakra.p>
      </chakra.div>
      {found.problem && <LoadNotice problem={found.problem} hasOldData={found.isComplete} onRetry={found.retry} />}
      <Columns data-rail={hasRail || undefined}>
        <chakra.div position="relative" minW="0" aria-busy={found.isFirstLoad || found.isRefreshing}>
          <ProgressLine active={found.isFirstLoad || found.isRefreshing} />
          <CalendarBody
            address={address}
            itemsOf={found.itemsOf}
            now={now}
            isPhone={isPhone}
            isLoading={found.isFirstLoad}
            isEmpty={isEmpty}
            onOpen={details.open}
            onGo={goTo}
          />
        </chakra.div>
        {hasRail && (
          <aside aria-label={messages.nextLesson}>
            <UpcomingRail today={now.day} now={instant} onOpen={details.openLesson} />
          </aside>
        )}
      </Columns>
      {details.wasUsed && (
        <Suspense fallback={null}>
          <DetailsDialogs
            lesson={details.lesson}
            event={details.event}
            timeZone={timeZone}
            onClose={details.close}
            finalFocus={details.opener}
          />
        </Suspense>
      )}
    </CalendarLook>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    '&[data-rail]': { gridTemplateColumns: 'minmax(0, 1fr) 248px' },
  },
});
