import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

const STORAGE_KEY = 'portal-scroll';
/** How long a page that is still growing is followed to the position it had, in milliseconds. */
const LIMIT_MS = 2_000;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Storage is denied or full: positions live as long as the page does.
  }
}

/** Scrolls to a position as soon as the page is long enough; gives up when the visitor scrolls or time is over. */
function scrollWhenLongEnough(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const observer = new ResizeObserver(reach);
  const timer = setTimeout(() => stop(), LIMIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
    window.removeEventListener('keydown', stop);
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  window.addEventListener('keydown', stop);
  observer.observe(document.body);
  reach();
  return stop;
}

const positions = readPositions();

/** Every load begins with the same key: its entry is told apart by its address. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** An entry that the router has not marked yet is asked for anew; reload and Back find it where it was left. */
let isAnew = history.state === null;

/** A new page starts at its top; going back finds the page where it was left. */
export function useScrollMemory(): void {
  const location = useLocation();
  const { pathname } = location;
  const place = placeOf(location);
  const navigation = useNavigationType();

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const keep = () => writePositions(positions);
    window.addEventListener('pagehide', keep);
    return () => {
      history.scrollRestoration = before;
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  // Before the scrolling below: its event must count for the new page, not wipe what is known of the old one.
  useLayoutEffect(() => {
    const remember = () => void (positions[place] = window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [place]);

  useLayoutEffect(() => {
    const known = isAnew ? undefined : positions[place];
    isAnew = false;
    if (navigation === 'POP' && known !== undefined) return scrollWhenLongEnough(known);
    if (navigation !== 'POP' || known === undefined) window.scrollTo(0, 0);
    return undefined;
    // A change of the query alone (a filter, a week) is another key of the same page and stays where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the place belongs to the path it came with
  }, [pathname]);
}
