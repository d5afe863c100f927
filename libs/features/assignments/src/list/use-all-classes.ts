import { useEffect } from 'react';
import { useListClassPagesInfiniteQuery } from '@portal/api/classes/classes.api';

/** All of her classes, however many there are; what has come so far while the rest is on its way. */
export function useAllClasses() {
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useListClassPagesInfiniteQuery();
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    classes: data?.pages.flatMap(({ items }) => items) ?? [],
    isLoading: isFetching,
    isError,
    refetch: () => void refetch(),
  };
}
