import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '@portal/portal-core/page-heading';
import { EyeButton } from '@portal/ui/eye-button';
import { messages as words } from '../messages.ts';
import { RiskPanel } from '../risk/risk-panel.tsx';
import { NoDays } from '../view/no-days.tsx';
import { StatisticsFilters } from '../view/statistics-filters.tsx';
import { useStatisticsView } from '../view/use-statistics-view.ts';
import { CsvButton } from './csv-button.tsx';
import { PeriodStatistics } from './period-statistics.tsx';

/** /account/statistics: what an hour of hers is worth, and every figure with the way to its rows (STT-1). */
export function StatisticsPage() {
  const view = useStatisticsView();
  const { days, isTooLong, classId } = view;
  return (
    <chakra.div pb="10">
      <PageHeading
        title={words.title}
        actions={
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <EyeButton />
            <CsvButton view={view} />
          </chakra.div>
        }
      />
      <chakra.div mt="3">
        <StatisticsFilters view={view} />
      </chakra.div>
      <chakra.div mt="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
        {days === null ? (
          <>
            <NoDays isTooLong={isTooLong} />
            <RiskPanel classId={classId} />
          </>
        ) : (
          <PeriodStatistics view={view} days={days} />
        )}
      </chakra.div>
    </chakra.div>
  );
}
