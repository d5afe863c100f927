import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router';

interface PageFrame {
  /** Path whose heading had the focus last; the page the visitor entered by counts as done. */
  readonly focusedPath: RefObject<string>;
  /** What the frame puts below every heading: the links of the section on narrow screens. */
  readonly belowHeading: ReactNode;
}

const PageFrameContext = createContext<PageFrame | null>(null);

/** Stands around the pages, so that a heading takes the focus when the visitor moves, not when she enters. */
export function PageFrameProvider({ belowHeading, children }: { belowHeading?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  const focusedPath = useRef(pathname);
  const frame = useMemo(() => ({ focusedPath, belowHeading: belowHeading ?? null }), [belowHeading]);
  return <PageFrameContext value={frame}>{children}</PageFrameContext>;
}

interface PageHeadingProps {
  title: string;
  /** The page's primary action, at the top right. */
  actions?: ReactNode;
  lang?: 'vi' | 'en';
  /** On pages that are one block in the middle. */
  centered?: boolean;
}

/** The one h1 of a page. Takes the focus after a change of route, so that keyboard and screen reader start there. */
export function PageHeading({ title, actions, lang, centered = false }: PageHeadingProps) {
  const frame = useContext(PageFrameContext);
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedPath = frame?.focusedPath;

  useEffect(() => {
    if (!focusedPath || focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    // The frame restores the scroll position on "back"; focusing must not move it again.
    heading.current?.focus({ preventScroll: true });
  }, [focusedPath, pathname]);

  return (
    <>
      <chakra.div
        display="flex"
        minH="9"
        alignItems="center"
        justifyContent={centered ? 'center' : 'space-between'}
        gap="4"
        flexWrap="wrap"
      >
        <chakra.h1 ref={heading} tabIndex={-1} textStyle="title.md" outline="none" lang={lang}>
          {title}
        </chakra.h1>
        {actions}
      </chakra.div>
      {frame?.belowHeading}
    </>
  );
}
