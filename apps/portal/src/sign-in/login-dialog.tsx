import { useNavigate } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { Dialog } from '@portal/ui/dialog';
import { login } from '../messages.ts';
import { SignInPanel } from './sign-in-panel.tsx';

/** The login popup of the header; it ends at the teaching schedule (LOG-4). */
export function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const showToast = useToast();
  const signedIn = () => {
    onClose();
    showToast({ type: 'success', title: login.success, lang: 'vi' });
    void navigate(paths.schedule());
  };
  return (
    <Dialog open={open} onClose={onClose} title={login.title} size="sm" phone="full">
      <SignInPanel returnTo={paths.schedule()} onSignedIn={signedIn} onLeave={onClose} />
    </Dialog>
  );
}
