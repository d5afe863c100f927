import { type FocusEvent, type PointerEvent, useCallback, useEffect } from 'react';
import { useHref } from 'react-router';
import { whenIdle } from '@portal/portal-core/browser/when-idle';
import type { PortalSection } from '@portal/portal-core/section';
import { findRoute } from './current-route.ts';
import { LIKELY_NEXT } from './likely-next.ts';

const ignoreFailure = () => undefined;

/** Loads the page behind a path ahead of time. A failure shows only when the page is really opened. */
export function preloadPath(sections: readonly PortalSection[], pathname: string): void {
  findRoute(sections, pathname)?.route.preload?.().catch(ignoreFailure);
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection?.saveData === true;

/** Fetches the pages that are likely to come next once the first one rests. */
export function usePrefetchOnIdle(sections: readonly PortalSection[], isSignedIn: boolean): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const likely = isSignedIn ? LIKELY_NEXT.signedIn : LIKELY_NEXT.anonymous;
    // A visitor waits for no data, and after the sign-in her page should be there.
    const restMs = isSignedIn ? undefined : 0;
    return whenIdle(() => likely.forEach((path) => preloadPath(sections, path)), restMs);
  }, [sections, isSignedIn]);
}

/** Handlers for the whole frame: pointing at a link, or reaching it by keyboard, fetches its page. */
export function usePrefetchOnHover(sections: readonly PortalSection[]) {
  const base = useHref('/').replace(/\/$/, '');
  const prefetch = useCallback(
    ({ target }: PointerEvent | FocusEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.origin !== location.origin || !link.pathname.startsWith(base)) return;
      preloadPath(sections, link.pathname.slice(base.length) || '/');
    },
    [sections, base],
  );
  return { onPointerOver: prefetch, onFocus: prefetch };
}
