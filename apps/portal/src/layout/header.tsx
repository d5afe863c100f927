import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { useCurrentProfile } from '@portal/portal-core/current-profile';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/hooks';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { menuToggled, selectLoadingProfileFirst } from '@portal/portal-core/state/site.slice';
import { AvatarButton } from '../menu/avatar-button.tsx';
import { header } from '../messages.ts';
import { FramePart } from '../routing/frame-part.tsx';
import { useIsFamilyFrame, useIsOperatorFrame, useSections } from '../routing/sections-context.tsx';
import { HeaderBar } from './header-bar.tsx';

interface HeaderProps {
  onLogin: () => void;
  onLogout: () => void;
  onSearch: () => void;
  onConsent?: (() => void) | undefined;
}

/** The header as the session has it, with the widgets of the sections. A step within a page does not draw it again. */
export const Header = memo(function Header({ onLogin, onLogout, onSearch, onConsent }: HeaderProps) {
  const dispatch = useAppDispatch();
  const isSignedIn = useIsSignedIn();
  const loadingFirst = useAppSelector(selectLoadingProfileFirst);
  const { profile, isLoading } = useCurrentProfile();
  const isOperator = useIsOperatorFrame();
  const isWaiting = !profile && (loadingFirst || isLoading);
  const isFamily = useIsFamilyFrame();
  const visitor = isFamily ? 'family' : !isSignedIn ? 'anonymous' : isWaiting ? 'loading' : 'signed-in';

  return (
    <HeaderBar
      visitor={visitor}
      isOperator={isOperator}
      onOpenMenu={() => void dispatch(menuToggled(true))}
      onLogin={onLogin}
      onSearch={onSearch}
      widgets={isOperator ? null : <HeaderWidgets />}
      avatar={
        isWaiting ? <AvatarPending /> : <AvatarButton profile={profile} onLogout={onLogout} onConsent={onConsent} />
      }
    />
  );
});

/** Each widget has its place from the start, so that nothing moves when its code arrives. */
function HeaderWidgets() {
  return useSections().map(({ id, slots }) => {
    const Widget = slots?.header;
    if (!Widget) return null;
    return (
      <chakra.span key={id} display="grid" placeItems="center" minW="touch" minH="touch">
        <FramePart>
          <Widget />
        </FramePart>
      </chakra.span>
    );
  });
}

export function AvatarPending() {
  return (
    <chakra.span
      role="progressbar"
      aria-label={header.profileLoading}
      boxSize="9"
      borderRadius="full"
      bg="bg.muted"
      animation="pulse"
    />
  );
}
