import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { late } from '@portal/ui/late';

const RegisterDialog = late(async () => ({ default: (await import('./register-dialog.tsx')).RegisterDialog }));

/** Over the home page while its address asks for it, for those who are no teachers yet; its code comes with it. */
export function RegisterPopup() {
  const [search, setSearch] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  if (isSignedIn || search.get('popup') !== 'register-teacher') return null;
  const close = () =>
    setSearch(
      (now) => {
        now.delete('popup');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Suspense fallback={null}>
      <RegisterDialog onClose={close} />
    </Suspense>
  );
}
