import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonIncome } from '@portal/domain/wallet/income';
import { IncomeRow } from './income-row.tsx';

interface IncomeRowsProps {
  label: string;
  items: readonly LessonIncome[];
}

/** Lessons with what they bring, as rows of one sheet. */
export function IncomeRows({ label, items }: IncomeRowsProps) {
  return (
    <chakra.ul aria-label={label} listStyleType="none">
      {items.map((income) => (
        <IncomeRow key={income.lessonId} income={income} />
      ))}
    </chakra.ul>
  );
}
