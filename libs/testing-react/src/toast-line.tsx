import { useAppDispatch, useAppSelector } from '@portal/portal-core/hooks';
import { selectToast, toastClosed } from '@portal/portal-core/state/toast.slice';
import { Toast } from '@portal/ui/toast';

/** The toast of the portal's frame, for sections that are shown without the frame. */
export function ToastLine() {
  const dispatch = useAppDispatch();
  const { show, serial, type, title, message, duration, lang } = useAppSelector(selectToast);
  const toast = show ? { id: serial, type, title, message, duration, lang: lang ?? undefined } : null;
  return <Toast toast={toast} onClose={() => void dispatch(toastClosed())} />;
}
