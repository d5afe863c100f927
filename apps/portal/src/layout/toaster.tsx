import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/hooks';
import { selectToast, toastClosed } from '@portal/portal-core/state/toast.slice';
import { Toast } from '@portal/ui/toast';

/** The one toast of the portal (TST-1, TST-2): the newest replaces the one before. */
export function Toaster() {
  const { show, serial, type, title, message, duration, lang } = useAppSelector(selectToast);
  const dispatch = useAppDispatch();
  const close = useCallback(() => void dispatch(toastClosed()), [dispatch]);
  const shown = { id: serial, type, title, message, duration, ...(lang && { lang }) };
  return <Toast toast={show ? shown : null} onClose={close} />;
}
