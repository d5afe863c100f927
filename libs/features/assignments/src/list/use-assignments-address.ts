import { useSearchParams } from 'react-router';
import { ASSIGNMENT_STATUSES } from '@portal/domain/coursework/assignment';

/** Which assignments are shown, as it stands in the address. */
export function useAssignmentsAddress() {
  const [query, setQuery] = useSearchParams();
  const change = (name: 'status' | 'class' | 'page', value: string) =>
    setQuery((old) => {
      const next = new URLSearchParams(old);
      if (value) next.set(name, value);
      else next.delete(name);
      // Another choice begins at its beginning.
      if (name !== 'page') next.delete('page');
      return next;
    });
  return {
    status: ASSIGNMENT_STATUSES.find((one) => one === query.get('status')),
    classId: query.get('class') ?? undefined,
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    setStatus: (status: string) => change('status', status),
    setClass: (classId: string) => change('class', classId),
    setPage: (page: number) => change('page', page === 1 ? '' : String(page)),
  };
}
