import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useGetBookingRulesQuery } from '@portal/api/schedule/booking-rules.api';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { SkeletonRows } from '@portal/ui/skeletons';
import { rulesMessages as words } from '../rules-messages.ts';
import { CalendarWithActions } from '../time-off/day-actions.tsx';
import { TimeOffSection } from '../time-off/time-off-section.tsx';
import { BookablePreview } from './bookable-preview.tsx';
import { RulesForm } from './rules-form.tsx';

/** /account/calendar/rules: how students may book, what they then find, and when nobody can (product-features 2.4). */
export function RulesPage() {
  const now = useNow(millisecondsInMinute);
  const timeZone = useTeacherZone();
  const today = dayOf(now, timeZone);
  const query = useGetBookingRulesQuery();
  return (
    <CalendarWithActions timeZone={timeZone} secondTimeZone={query.currentData?.secondTimeZone}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" alignContent="start">
        <div>
          <PageHeading title={words.title} />
          <chakra.p color="fg.muted">{words.intro}</chakra.p>
        </div>
        <chakra.div
          display="grid"
          gap="5"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
        >
          <chakra.div layerStyle="sheet" p={{ base: 'sheet', md: '6' }} minW="0">
            <QueryState query={query} skeleton={<SkeletonRows rows={5} picture={false} />} failed={words.failed}>
              {(rules) => <RulesForm rules={rules} timeZone={timeZone} />}
            </QueryState>
          </chakra.div>
          <chakra.div display="grid" gap="5" minW="0">
            <BookablePreview today={today} timeZone={timeZone} />
            <TimeOffSection today={today} timeZone={timeZone} />
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </CalendarWithActions>
  );
}
