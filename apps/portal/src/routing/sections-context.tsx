import { createContext, useContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PortalSection } from '@portal/portal-core/section';
import { type CurrentRoute, findRoute } from './current-route.ts';

export const SectionsContext = createContext<readonly PortalSection[]>([]);

export const useSections = () => useContext(SectionsContext);

/** The page that is shown now; null on an address that nobody knows. */
export function useCurrentRoute(): CurrentRoute | null {
  const sections = useSections();
  const { pathname } = useLocation();
  return useMemo(() => findRoute(sections, pathname), [sections, pathname]);
}
