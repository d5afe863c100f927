import { useEffect } from 'react';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { groupShown, postShown, postUpdateBegun } from './community.slice.ts';

const SHOWN = { group: groupShown, post: postShown, update: postUpdateBegun } as const;

/** Says what a page shows, for as long as it stands (COM-1). */
export function useShown(what: keyof typeof SHOWN, id: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(SHOWN[what](id));
    return () => void dispatch(SHOWN[what](null));
  }, [dispatch, what, id]);
}
