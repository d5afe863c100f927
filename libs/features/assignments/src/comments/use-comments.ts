import { useMemo } from 'react';
import { useListGradingCommentsQuery } from '@portal/api/coursework/grading-comments.api';

/** What she says again and again, in the order of its keys, and all of her tags. */
export function useComments() {
  const query = useListGradingCommentsQuery();
  const items = query.currentData?.items;
  const known = useMemo(() => [...new Set(items?.flatMap((one) => one.tags))].toSorted(), [items]);
  return { query, items: items ?? [], known };
}
