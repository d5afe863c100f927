import type { IncomeMonth } from '@portal/domain/wallet/income';

interface MonthsPanelProps {
  months: readonly IncomeMonth[];
  booked: number | null;
  extra: number;
}

export function MonthsPanel(_props: MonthsPanelProps) {
  return null;
}
