import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { EyeButton } from '@portal/ui/eye-button';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { ExplainSheet } from '../explain/explain-sheet.tsx';
import { page as words } from '../lessons-messages.ts';
import { FilterBar } from './filter-bar.tsx';
import { IncomeList } from './income-list.tsx';
import { askedBy, type FilterValues, isFiltered, NO_FILTERS, readFilters, writeFilters } from './lesson-filters.ts';

/** /account/income/lessons: what each lesson earned, by class, state and period (INC-4, INC-5). */
export function IncomeLessonsPage() {
  const [query, setQuery] = useSearchParams();
  const today = dayOf(useNow(millisecondsInMinute), useTeacherZone());
  const filters = readFilters(query);
  const change = (values: FilterValues) => setQuery((old) => writeFilters(old, values), { preventScrollReset: true });
  return (
    <chakra.div pb="10" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <PageHeading
          title={words.title}
          actions={<EyeButton />}
          back={
            <TextLink href={paths.income()} linkAs={RouterLink} variant="quiet" touch textStyle="body.sm">
              <Icon as={ArrowLeft} size={16} />
              {words.back}
            </TextLink>
          }
        />
      </div>
      <FilterBar filters={filters} today={today} onChange={change} />
      <IncomeList asked={askedBy(filters, today)} onReset={isFiltered(query) ? () => change(NO_FILTERS) : null} />
      <ExplainSheet />
    </chakra.div>
  );
}
