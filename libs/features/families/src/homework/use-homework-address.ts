import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { useSheetAddress } from '../reading/use-sheet-address.ts';

/** Which homework stands open; in the address, for a phone that opens its camera may forget the page. */
export function useHomeworkAddress() {
  const { opened, open, openAlone, close } = useSheetAddress('homework', 'student');
  const [id, studentId] = opened ?? [];
  return {
    opened: id && studentId ? { id, studentId } : null,
    open: ({ id: homework, student }: Pick<FamilyHomework, 'id' | 'student'>) => open(homework, student.id),
    openAlone: ({ id: homework, student }: Pick<FamilyHomework, 'id' | 'student'>) => openAlone(homework, student.id),
    close,
  };
}
