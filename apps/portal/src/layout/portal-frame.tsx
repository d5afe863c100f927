import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useRenewFile } from '@portal/api/assets/use-renew-file';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/hooks';
import { PageFrameProvider } from '@portal/portal-core/page-heading';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { useIsPageHeld, useIsSignedIn } from '@portal/portal-core/session-context';
import { selectProfile } from '@portal/portal-core/state/profile.slice';
import { menuToggled, notFoundChanged, selectIsMenuOpen, selectIsNotFound } from '@portal/portal-core/state/site.slice';
import { late } from '@portal/ui/late';
import { OfflineBar } from '@portal/ui/offline-bar';
import { UiLanguage } from '@portal/ui/ui-language';
import { RenewFileContext } from '@portal/upload/renew-file';
import { useConsent } from '../consent/consent-context.ts';
import { ConsentNotice } from '../consent/consent-notice.tsx';
import { WelcomeGate } from '../dialogs/welcome-gate.tsx';
import { SectionBack, SectionLinks } from '../menu/section-links.tsx';
import { SideMenu } from '../menu/side-menu.tsx';
import { usePaletteShortcut } from '../palette/palette-shortcut.ts';
import { useFrameLanguage } from '../routing/frame-language.ts';
import { FramePart } from '../routing/frame-part.tsx';
import { PortalRoutes } from '../routing/portal-routes.tsx';
import { usePrefetchOnHover, usePrefetchOnIdle } from '../routing/prefetch.ts';
import { useScrollMemory } from '../routing/scroll-memory.ts';
import { useCurrentRoute, useIsFamilyFrame, useSections } from '../routing/sections-context.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NoticeBars } from './notice-bars.tsx';
import { MAIN_ID, SkipToMain } from './skip-to-main.tsx';
import { useOnce } from './use-once.ts';

const CommandPalette = late(async () => ({
  default: (await import('../palette/command-palette.tsx')).CommandPalette,
}));
const LoginDialog = late(async () => ({ default: (await import('../sign-in/login-dialog.tsx')).LoginDialog }));
const ConsentDialog = late(async () => ({ default: (await import('../consent/consent-dialog.tsx')).ConsentDialog }));
const ExpiredDialog = late(async () => ({ default: (await import('../session/expired-dialog.tsx')).ExpiredDialog }));
const LogoutDialog = late(async () => ({ default: (await import('../dialogs/logout-dialog.tsx')).LogoutDialog }));
const MobileDrawer = late(async () => ({ default: (await import('../menu/mobile-drawer.tsx')).MobileDrawer }));
const NotFoundOverlay = late(async () => ({
  default: (await import('../routing/not-found-overlay.tsx')).NotFoundOverlay,
}));
const Toaster = late(async () => ({ default: (await import('./toaster.tsx')).Toaster }));
const UndoPlace = late(async () => ({ default: (await import('./undo-place.tsx')).UndoPlace }));

type OpenDialog = 'login' | 'logout' | 'palette' | 'consent' | null;

/** What stands around every page. What lies over it (dialogs, drawer, toast) is code that comes when it is needed. */
export function PortalFrame() {
  const dispatch = useAppDispatch();
  const sections = useSections();
  const isSignedIn = useIsSignedIn();
  const isNotFound = useAppSelector(selectIsNotFound);
  const isMenuOpen = useAppSelector(selectIsMenuOpen);
  const hasToast = useOnce(useAppSelector(({ toast }) => toast.show));
  const hasUndo = useOnce(useAppSelector(({ undo }) => undo.text !== null));
  const { hotlineNumber } = usePortalConfig().tenant;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const wasMenuOpen = useOnce(isMenuOpen);
  // Of no interest before: the frame is not drawn again when the profile comes.
  const hasProfile = useAppSelector((state) => wasMenuOpen && selectProfile(state) !== null);
  const wasLoginOpen = useOnce(dialog === 'login');
  const wasLogoutOpen = useOnce(dialog === 'logout');
  const wasPaletteOpen = useOnce(dialog === 'palette');
  const consent = useConsent();
  const wasConsentOpen = useOnce(dialog === 'consent');
  const isHeld = useIsPageHeld();
  const wasHeld = useOnce(isHeld);
  const route = useCurrentRoute()?.route;
  const isFocused = route?.isFocused === true && isSignedIn;
  const isSplit = (route?.isSplit === true && isSignedIn) || isFocused;
  const isPublicPage = (route?.access ?? 'public') === 'public';
  const isAccount = isSignedIn && !isPublicPage;
  const isFamily = useIsFamilyFrame();
  const language = useFrameLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const openLogin = useCallback(() => setDialog('login'), []);
  const openLogout = useCallback(() => setDialog('logout'), []);
  const closeDialog = useCallback(() => setDialog(null), []);
  const openConsent = useCallback(() => setDialog('consent'), []);
  const openPalette = useCallback(() => setDialog('palette'), []);

  const renewFile = useRenewFile();
  usePaletteShortcut(isSignedIn, openPalette);
  useScrollMemory();
  usePrefetchOnIdle(sections, isSignedIn);

  return (
    <UiLanguage language={language}>
      <PageFrameProvider aboveHeading={<SectionBack />} belowHeading={<SectionLinks />}>
        <chakra.div
          minH="dvh"
          display="flex"
          flexDirection="column"
          inert={isNotFound}
          {...usePrefetchOnHover(sections)}
        >
          <SkipToMain />
          <Header
            onLogin={openLogin}
            onLogout={openLogout}
            onSearch={openPalette}
            onConsent={consent ? openConsent : undefined}
          />
          <NoticeBars>
            <OfflineBar />
            {/* Of a sign-in, which no family has. */}
            {!isFamily && <CookieNotice />}
            <ConsentNotice />
          </NoticeBars>
          <chakra.div flex="1" display="flex">
            {isAccount && !isFocused && <SideMenu />}
            <chakra.main
              id={MAIN_ID}
              tabIndex={-1}
              // What lies over it then is the main part of the document.
              hidden={isNotFound}
              outline="none"
              flex="1"
              minW="0"
              paddingX={{ base: '4', md: '8', lg: isSplit ? '0' : undefined }}
              paddingY={{ base: '4', md: '6', lg: isSplit ? '0' : undefined }}
            >
              <chakra.div maxW={route?.isWide || isSplit ? undefined : 'content'} marginInline="auto">
                <RenewFileContext value={renewFile}>
                  <PortalRoutes />
                </RenewFileContext>
              </chakra.div>
            </chakra.main>
          </chakra.div>
          {!isAccount && <Footer isForFamilies={isFamily} onConsent={consent ? openConsent : undefined} />}
        </chakra.div>
        {wasMenuOpen && (
          <FramePart>
            <MobileDrawer
              open={isMenuOpen}
              hasProfile={hasProfile}
              hotline={hotlineNumber}
              onClose={() => void dispatch(menuToggled(false))}
            />
          </FramePart>
        )}
        <FramePart>{wasLoginOpen && <LoginDialog open={dialog === 'login'} onClose={closeDialog} />}</FramePart>
        <FramePart>{wasLogoutOpen && <LogoutDialog open={dialog === 'logout'} onClose={closeDialog} />}</FramePart>
        {wasPaletteOpen && (
          <FramePart>
            <CommandPalette
              open={dialog === 'palette'}
              onClose={closeDialog}
              onLogout={openLogout}
              onConsent={consent ? openConsent : undefined}
            />
          </FramePart>
        )}
        {consent && wasConsentOpen && (
          <FramePart>
            <ConsentDialog open={dialog === 'consent'} onClose={closeDialog} consent={consent} />
          </FramePart>
        )}
        {isNotFound && (
          <FramePart>
            <NotFoundOverlay onLeave={() => void dispatch(notFoundChanged(false))} />
          </FramePart>
        )}
        <FramePart>{hasToast && <Toaster />}</FramePart>
        <FramePart>{hasUndo && <UndoPlace />}</FramePart>
        <FramePart>
          <WelcomeGate />
        </FramePart>
        {/* Last, so that it lies over a dialog with a half-filled form. */}
        <FramePart>{wasHeld && <ExpiredDialog open={isHeld} />}</FramePart>
      </PageFrameProvider>
    </UiLanguage>
  );
}
