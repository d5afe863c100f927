import { useSearchParams } from 'react-router';
import type { FamilyHomework } from '@portal/domain/families/family-homework';

const NAMES = ['homework', 'student'] as const;

/** Which homework stands open; in the address, for a phone that opens its camera may forget the page. */
export function useHomeworkAddress() {
  const [search, setSearch] = useSearchParams();
  const [id, studentId] = NAMES.map((name) => search.get(name));
  return {
    opened: id && studentId ? { id, studentId } : null,
    open({ id: homework, student }: Pick<FamilyHomework, 'id' | 'student'>): void {
      const asked = { homework, student: student.id };
      setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), ...asked }), { preventScrollReset: true });
    },
    close(): void {
      const without = (now: URLSearchParams) => {
        for (const name of NAMES) now.delete(name);
        return now;
      };
      setSearch(without, { replace: true, preventScrollReset: true });
    },
  };
}
