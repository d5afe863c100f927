import { useEffect } from 'react';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { notFoundChanged } from '@portal/portal-core/state/site.slice';

/** An address that nobody knows: the `isNotFound` state stands as long as the visitor stays there (RTE-3). */
export function NotFoundRoute() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(notFoundChanged(true));
    return () => void dispatch(notFoundChanged(false));
  }, [dispatch]);
  return null;
}
