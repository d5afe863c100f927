import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, mondayOf } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { schedule as words } from '../schedule-messages.ts';
import { pathOfWeek } from './week-address.ts';

/** To the week before, to this one, and to the week after: addresses that can be sent on. */
export function WeekSteps({ monday, today }: { monday: string; today: string }) {
  const isCurrent = monday === mondayOf(today);
  return (
    <chakra.nav aria-label={words.steps} display="flex" gap="2">
      <Button asChild variant="outline">
        <RouterLink href={pathOfWeek(addDays(monday, -7), today)} aria-label={words.before}>
          <Icon as={ChevronLeft} size={20} />
        </RouterLink>
      </Button>
      {!isCurrent && (
        <Button asChild variant="outline">
          <RouterLink href={pathOfWeek(mondayOf(today), today)}>{words.thisWeek}</RouterLink>
        </Button>
      )}
      <Button asChild variant="outline">
        <RouterLink href={pathOfWeek(addDays(monday, 7), today)} aria-label={words.after}>
          <Icon as={ChevronRight} size={20} />
        </RouterLink>
      </Button>
    </chakra.nav>
  );
}
