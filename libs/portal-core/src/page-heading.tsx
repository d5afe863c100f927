import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';

interface PageFrame {
  /** Whether a heading may take the focus: once for each page, and never for the one the visitor entered by. */
  readonly claimFocus: (pathname: string, page?: string) => boolean;
  /** What the frame puts below every heading: the links of the section on narrow screens. */
  readonly belowHeading: ReactNode;
  /** What it puts above every heading: the way back on narrow screens. */
  readonly aboveHeading: ReactNode;
}

const PageFrameContext = createContext<PageFrame | null>(null);

interface PageFrameProviderProps {
  aboveHeading?: ReactNode;
  belowHeading?: ReactNode;
  children: ReactNode;
}

/** Stands around the pages, so that a heading takes the focus when the visitor moves, not when she enters. */
export function PageFrameProvider({ aboveHeading, belowHeading, children }: PageFrameProviderProps) {
  const { pathname } = useLocation();
  const focusedPath = useRef(pathname);
  const claimFocus = useCallback((path: string, page?: string) => {
    const before = focusedPath.current;
    focusedPath.current = path;
    const isStep = page !== undefined && (before === page || before.startsWith(`${page}/`));
    return before !== path && !isStep;
  }, []);
  const frame = useMemo(
    () => ({ claimFocus, aboveHeading: aboveHeading ?? null, belowHeading: belowHeading ?? null }),
    [claimFocus, aboveHeading, belowHeading],
  );
  return <PageFrameContext value={frame}>{children}</PageFrameContext>;
}

interface PageHeadingProps {
  title: string;
  /** The page's primary action, at the top right. */
  actions?: ReactNode;
  /** Beside the title and no part of it, as a count. */
  aside?: ReactNode;
  /** The page's own way back, above the title; it takes the place of the frame's. */
  back?: ReactNode;
  /** The path of the page, where those below it are steps within it and no pages of their own. */
  page?: string | undefined;
  lang?: 'ko' | 'vi' | 'en';
  /** On pages that are one block in the middle. */
  centered?: boolean;
  /** Where a row of tools stands for it to the eye, and has the links of the section. */
  spokenOnly?: boolean;
}

const OPEN_LAYER = '[data-state=open]:is([role=menu], [role=listbox])';

/** The one h1 of a page. Takes the focus after a change of route, so that keyboard and screen reader start there. */
export function PageHeading({ title, actions, aside, back, page, lang, ...look }: PageHeadingProps) {
  const { centered = false, spokenOnly = false } = look;
  const frame = useContext(PageFrameContext);
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const claimFocus = frame?.claimFocus;

  useEffect(() => {
    // The frame restores the scroll position on "back"; focusing must not move it again.
    // Under an open dialog the page is hidden from assistive technology, and the focus belongs to the dialog.
    const isCovered = heading.current?.closest('[aria-hidden=true], [inert]') != null;
    // What she has opened while the page was on its way would close without it: a menu, a list of choices.
    const isElsewhere = document.activeElement?.closest(OPEN_LAYER) != null;
    if (claimFocus?.(pathname, page) && !isCovered && !isElsewhere) heading.current?.focus({ preventScroll: true });
  }, [claimFocus, pathname, page]);

  const h1 = (
    <chakra.h1 ref={heading} tabIndex={-1} textStyle="title.md" outline="none" lang={lang} srOnly={spokenOnly}>
      {title}
    </chakra.h1>
  );
  if (spokenOnly) return h1;
  return (
    <>
      {back ?? frame?.aboveHeading}
      <chakra.div
        display="flex"
        // As high as a button: one that comes with the data moves nothing.
        minH={{ base: 'touch', md: 'control.md' }}
        alignItems="center"
        justifyContent={centered ? 'center' : 'space-between'}
        gap="4"
        flexWrap="wrap"
      >
        {aside ? (
          <chakra.div display="flex" alignItems="baseline" gap="2">
            {h1}
            {aside}
          </chakra.div>
        ) : (
          h1
        )}
        {actions}
      </chakra.div>
      {frame?.belowHeading}
    </>
  );
}
