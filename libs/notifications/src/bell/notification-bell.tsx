import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@portal/domain/site/paths';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { useIsNarrow } from '@portal/ui/use-media-query';
import { usePushUpkeep } from '../push/use-push-upkeep.ts';
import { BellButton, BellLink } from './bell-button.tsx';
import type { NotificationPopover } from './notification-popover.tsx';
import { useUnseenCount } from './use-unseen-count.ts';

const loadPopover = async () => (await import('./notification-popover.tsx')).NotificationPopover;
// Pointing at the bell or reaching it by Tab fetches the code, so that the press finds it there.
const preload = () => void loadPopover().catch(() => undefined);

/** Header widget (HDR-4). Asks only for the count; the popover and its list come with the first use. */
export function NotificationBell() {
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? <SignedInBell /> : null;
}

function SignedInBell() {
  const count = useUnseenCount();
  usePushUpkeep();
  const isNarrow = useIsNarrow();
  return isNarrow ? <BellLink count={count} /> : <PopoverBell count={count} />;
}

function PopoverBell({ count }: { count: number }) {
  const [Popover, setPopover] = useState<typeof NotificationPopover>();
  const [isOpen, setIsOpen] = useState(true);
  const navigate = useNavigate();

  if (Popover) {
    const bell = <BellButton count={count} aria-haspopup="dialog" />;
    return <Popover trigger={bell} open={isOpen} onOpenChange={setIsOpen} />;
  }
  const open = () =>
    loadPopover().then(
      (loaded) => setPopover(() => loaded),
      // Its code does not come, so the page has to do, which can say so.
      () => navigate(paths.notifications()),
    );
  return (
    <BellButton
      count={count}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void open()}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
}
