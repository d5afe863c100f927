import { chakra } from '@chakra-ui/react/styled-system';
import { RotateCw } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { whenIdle } from '@portal/portal-core/browser/when-idle';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { late } from '@portal/ui/late';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { ProgressLine } from '@portal/ui/progress-line';
import { TextLink } from '@portal/ui/text-link';
import { useIsNarrow } from '@portal/ui/use-media-query';
import {
  askedDays,
  type CalendarAddress,
  daysOf,
  readAddress,
  visibleRange,
  writeAddress,
} from '../address/calendar-view.ts';
import { editingMessages } from '../editing-messages.ts';
import { OpenDraft } from '../editor/open-draft.tsx';
import { CalendarLook } from '../items/calendar-look.tsx';
import type { OpenItem } from '../items/event-block.tsx';
import { Legend } from '../legend/legend.tsx';
import { useClassFilter } from '../legend/use-class-filter.ts';
import { messages } from '../messages.ts';
import { loadPopover } from '../notices/late-popover.tsx';
import type { GridEditing } from '../pointer/use-grid-pointer.ts';
import { TasksFailed } from '../tasks/tasks-failed.tsx';
import { useDueTasks } from '../tasks/use-due-tasks.ts';
import { wallClock } from '../time/wall-clock.ts';
import { CalendarWithActions } from '../time-off/day-actions.tsx';
import { AddMenu } from '../tools/add-menu.tsx';
import { CalendarHeading } from '../tools/calendar-heading.tsx';
import { PhoneToolbar } from '../tools/phone-toolbar.tsx';
import { UpcomingStrip } from '../upcoming/upcoming-strip.tsx';
import { CalendarBody } from './calendar-body.tsx';
import { CalendarFoot } from './calendar-foot.tsx';
import { useCalendarEditing } from './use-calendar-editing.ts';
import { useCalendar } from './use-calendar.ts';
import { useDetails } from './use-details.ts';
import { useLinkedForm } from './use-linked-form.ts';
import { useLinkedLesson } from './use-linked-lesson.ts';

/** How often the now-line and the countdown move. */
const TICK_MS = 30_000;

const loadLessonDialog = async () => ({
  default: (await import('../lesson/lesson-dialog.tsx')).LessonDialog,
});
const LessonDialog = late(loadLessonDialog);
const loadEditor = async () => ({ default: (await import('./calendar-editing.tsx')).CalendarEditing });
const CalendarEditing = late(loadEditor);

const NO_EVENTS: readonly never[] = [];

// A chunk that fails now is asked for again by the press that needs it.
const loadFloating = () => void Promise.allSettled([loadLessonDialog(), loadEditor(), loadPopover()]);

/**
 * The schedule of a teacher: /account/calendar, and /lich-day as the same page (CAL-1, RTE-4). Its look is a large sheet and
 * stands alone here, so that it is not reckoned anew with what changes inside.
 */
export const CalendarPage = () => (
  <CalendarLook onPointerEnter={loadFloating} onFocus={loadFloating}>
    <TeachersCalendar />
  </CalendarLook>
);

function TeachersCalendar() {
  const instant = useNow(TICK_MS).getTime();
  const isPhone = useIsNarrow();
  const [query, setQuery] = useSearchParams();
  const timeZone = useTeacherZone();
  // What changes rarely keeps its identity: the memoised parts below are drawn once for each step, not once for each
  // state of its request.
  const now = useMemo(() => wallClock(timeZone)(instant), [timeZone, instant]);

  const asked = useMemo(() => readAddress(query, now.day), [query, now.day]);
  const address = useMemo<CalendarAddress>(
    () => (isPhone && asked.view === 'day' ? { ...asked, view: 'week' } : asked),
    [isPhone, asked],
  );
  const range = visibleRange(address);
  const asking = askedDays(range, now.day);
  const found = useCalendar(asking);
  const due = useDueTasks(asking, timeZone);

  const filter = useClassFilter(range, found.itemsOf);

  // What floats comes when the page rests, or sooner when a pointer or the focus comes near what opens it.
  const { isFirstLoad } = found;
  useEffect(() => (isFirstLoad ? undefined : whenIdle(loadFloating)), [isFirstLoad]);
  const details = useDetails(found.calendar?.lessons ?? []);
  const events = found.calendar?.events ?? NO_EVENTS;
  const { openLesson } = details;
  const onCarryLesson = useCallback<GridEditing['onCarryLesson']>(
    (lesson, span, from) =>
      openLesson(lesson, from, { step: 'move', wanted: { date: span.day, time: timeOfMinute(span.start) } }),
    [openLesson],
  );
  const { editor, actions, grid, home, openOwn, onAdd, onResume } = useCalendarEditing({
    date: address.date,
    now,
    events,
    itemsOf: found.itemsOf,
    onCarryLesson,
  });
  const openDetails = details.open;
  const open = useCallback<OpenItem>(
    (item, from) => (item.kind === 'event' || item.kind === 'free' ? openOwn(item, from) : openDetails(item, from)),
    [openOwn, openDetails],
  );
  useLinkedLesson({ query, isReady: found.isComplete, home, onOpen: details.openLesson });
  useLinkedForm({ query, setQuery, isReady: found.isComplete, home, onAdd });
  const canonical = useHref(paths.calendar(asked.view, asked.date));
  const goTo = useCallback(
    (next: CalendarAddress) => setQuery(writeAddress(next), { preventScrollReset: true }),
    [setQuery],
  );
  const isEmpty = found.isComplete && !daysOf(range).some((day) => found.itemsOf.has(day));

  return (
    <CalendarWithActions
      timeZone={timeZone}
      secondTimeZone={found.calendar?.secondTimeZone}
      holidays={found.calendar?.holidays}
      tasksOf={due.tasksOf}
    >
      <chakra.div display="grid" gap={{ base: '3', md: '4' }} alignContent="start">
        <link rel="canonical" href={canonical} />
        <CalendarHeading isPhone={isPhone} address={address} today={now.day} home={home} onAdd={onAdd} onGo={goTo} />
        {isPhone && <PhoneToolbar address={address} today={now.day} onGo={goTo} />}
        {!isPhone && <UpcomingStrip today={now.day} now={instant} onOpen={details.openLesson} />}
        {found.problem && (
          <ProblemBanner
            title={messages.failed}
            problem={found.problem}
            action={
              <Button variant="outline" onClick={found.retry} startIcon={<Icon as={RotateCw} size={16} />}>
                {messages.retry}
              </Button>
            }
          >
            {found.isComplete && <p>{messages.stale}</p>}
          </ProblemBanner>
        )}
        {!found.problem && due.problem && <TasksFailed problem={due.problem} onRetry={due.retry} />}
        <chakra.div position="relative" minW="0" aria-busy={found.isFirstLoad || found.isRefreshing}>
          <ProgressLine active={found.isFirstLoad || found.isRefreshing} />
          <CalendarBody
            address={address}
            itemsOf={filter.itemsOf}
            now={now}
            isPhone={isPhone}
            // A list would be moved by what comes later; the grid keeps a row for it.
            isLoading={found.isFirstLoad || (due.isFirstLoad && (isPhone || address.view === 'agenda'))}
            isEmpty={isEmpty}
            onOpen={open}
            editing={grid}
            onGo={goTo}
          />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
          <Legend classes={filter.classes} chosen={filter.chosen} onToggle={filter.toggle} />
          <chakra.p textStyle="caption" color="fg.muted">
            <span>{messages.timeZone(timeZone)}</span>
            {' · '}
            <TextLink linkAs={RouterLink} href={paths.freeTimes()}>
              {editingMessages.page.manage}
            </TextLink>
          </chakra.p>
        </chakra.div>
        {details.wasUsed && (
          <Suspense fallback={null}>
            <LessonDialog
              lesson={details.lesson}
              opensAt={details.opensAt}
              timeZone={timeZone}
              onClose={details.close}
              finalFocus={details.opener}
            />
          </Suspense>
        )}
        {editor.wasUsed && (
          <Suspense fallback={null}>
            <CalendarEditing
              editor={editor}
              events={events}
              actions={actions}
              home={home}
              now={now}
              timeZone={timeZone}
            />
          </Suspense>
        )}
      </chakra.div>
      <CalendarFoot>
        {editor.task === null && <OpenDraft now={instant} timeZone={timeZone} onResume={onResume} />}
        {isPhone && <AddMenu ref={home} onAdd={onAdd} size="lg" justifySelf="end" boxShadow="lg" />}
      </CalendarFoot>
    </CalendarWithActions>
  );
}
