import { useCallback } from 'react';
import { useAppDispatch } from './hooks.ts';
import { type ToastContent, toastShown } from './state/toast.slice.ts';

/** Shows one toast at the top right; a newer one replaces it. Never the only place of an error that must be read. */
export function useToast(): (toast: ToastContent) => void {
  const dispatch = useAppDispatch();
  return useCallback((toast) => void dispatch(toastShown(toast)), [dispatch]);
}
