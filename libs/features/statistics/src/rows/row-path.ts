import { paths } from '@portal/domain/site/paths';
import type { StatisticsRow } from '@portal/domain/statistics/statistics';

/** Where a row leads; null where what it names belongs to no class any more. */
export function rowPath({ kind, id, classId }: Pick<StatisticsRow, 'kind' | 'id' | 'classId'>): string | null {
  switch (kind) {
    case 'LESSON':
      return paths.lesson(id);
    case 'REVIEW':
      return paths.reviews(id);
    case 'ASSIGNMENT':
      return paths.gradingTable(id);
    case 'TRANSACTION':
      return paths.incomeTransaction(id);
    case 'STUDENT':
      return classId && paths.classStudents(classId);
    case 'CHAT':
      return classId && paths.classChat(classId);
  }
}
