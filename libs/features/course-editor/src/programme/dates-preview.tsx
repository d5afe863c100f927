import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { obstaclesOf, stretchesOff } from '@portal/domain/schedule/days-off';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, dayOf } from '@portal/domain/time/day';
import { lastPlanDay, planTimes } from '@portal/domain/time/plan-times';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { DateField } from '@portal/ui/date-field';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { contentOf } from '../form/course-fields.ts';
import { stepHref } from '../form/editor-links.ts';
import { dates as words } from '../programme-messages.ts';
import { useEditor } from '../state/editor-context.ts';
import { useWritten } from '../state/use-editor-notes.ts';
import { PlannedDates } from './planned-dates.tsx';

/** On which days the programme would be taught, after the weekly schedule and around holidays (W4). */
export function DatesPreview() {
  const { course } = useEditor();
  const written = useWritten();
  const [isOpen, setIsOpen] = useState(false);
  const { programme, weeklySchedule } = contentOf(written);
  return (
    <chakra.section aria-label={words.title} layerStyle="sheet" p={{ base: 'sheet', md: '5' }} display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h3 textStyle="label">{words.title}</chakra.h3>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          startIcon={<Icon as={CalendarDays} size={16} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      </chakra.div>
      <chakra.p color="fg.muted" textStyle="body.sm">
        {programme.length === 0 ? words.noLessons : weeklySchedule.length === 0 ? words.noSlots : words.intro}{' '}
        {weeklySchedule.length === 0 && (
          <TextLink linkAs={RouterLink} href={stepHref(course.id, 'schedule')}>
            {words.toSchedule}
          </TextLink>
        )}
      </chakra.p>
      {isOpen && programme.length > 0 && weeklySchedule.length > 0 && (
        <Dates titles={programme.map(({ title }) => title)} slots={weeklySchedule} />
      )}
    </chakra.section>
  );
}

interface DatesProps {
  titles: readonly string[];
  slots: readonly WeekSlot[];
}

function Dates({ titles, slots }: DatesProps) {
  const zone = useTeacherZone();
  const now = useNow(millisecondsInMinute);
  const today = dayOf(now, zone);
  const [from, setFrom] = useState(() => addDays(today, 1));
  const start = from || addDays(today, 1);
  const to = addDays(start, LIMITS.calendarRangeDays - 1);
  const { currentData: calendar, isError } = useGetCalendarQuery({ from: start, to });
  const { holidays, timeOffs } = calendar ?? { holidays: [], timeOffs: [] };
  const plan = planTimes({
    slots,
    count: titles.length,
    from: start,
    until: lastPlanDay(start, titles.length, stretchesOff(timeOffs, zone)),
    zone,
    now,
    shortestMinutes: LIMITS.classDurationMinMinutes,
    obstacleOf: obstaclesOf({ holidays, timeOffs }),
  });
  const isBeyond = (plan.times.at(-1)?.day ?? '') > to;
  return (
    <chakra.div display="grid" gap="4" aria-busy={!calendar && !isError}>
      <chakra.div maxW="16rem">
        <DateField label={words.from} value={from} onChange={setFrom} today={today} />
      </chakra.div>
      {plan.times.length === 0 && <p>{words.noTimes}</p>}
      <PlannedDates plan={plan} titles={titles} zone={zone} />
      {isError && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.unknown}
        </chakra.p>
      )}
      {calendar && isBeyond && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.known(formatDayWithWeekday(to))}
        </chakra.p>
      )}
    </chakra.div>
  );
}
