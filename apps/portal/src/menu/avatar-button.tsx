import { useState } from 'react';
import type { Profile } from '@portal/domain/identity/user';
import { late } from '@portal/ui/late';
import { APP_NAME } from '../messages.ts';
import { FramePart } from '../routing/frame-part.tsx';
import { AvatarTrigger } from './avatar-trigger.tsx';

const loadMenu = () => import('./avatar-menu.tsx');
const AvatarMenu = late(async () => ({ default: (await loadMenu()).AvatarMenu }));

interface AvatarButtonProps {
  /** Null when the profile could not be loaded: the way out still has to be there. */
  profile: Profile | null;
  onLogout: () => void;
  onConsent?: (() => void) | undefined;
}

/** The avatar with its menu; the menu's code comes when somebody points at it or opens it. */
export function AvatarButton({ profile, onLogout, onConsent }: AvatarButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  const owner = profile ?? { id: '', name: APP_NAME, avatar: null };
  const preload = () => void loadMenu().catch(() => undefined);
  const trigger = (
    <AvatarTrigger
      owner={owner}
      aria-expanded={isWanted}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsWanted(true)}
      onKeyDown={(event) => event.key === 'ArrowDown' && setIsWanted(true)}
    />
  );
  if (!isWanted) return trigger;
  return (
    <FramePart fallback={trigger}>
      <AvatarMenu
        owner={owner}
        isOperator={profile?.userType === 'OPERATOR'}
        onLogout={onLogout}
        onConsent={onConsent}
      />
    </FramePart>
  );
}
