import { createContext, useContext, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import { useIsOperator, useOwnDesks } from '@portal/portal-core/current-profile';
import type { PortalSection } from '@portal/portal-core/section';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { type CurrentRoute, findRoute } from './current-route.ts';

export const SectionsContext = createContext<readonly PortalSection[]>([]);

export const useSections = () => useContext(SectionsContext);

/** The page that is shown now; null on an address that nobody knows. */
export function useCurrentRoute(): CurrentRoute | null {
  const sections = useSections();
  const { pathname } = useLocation();
  return useMemo(() => findRoute(sections, pathname), [sections, pathname]);
}

/** Whether the frame is an operator's. A page of hers has no teacher's frame either while the profile is on its way. */
export function useIsOperatorFrame(): boolean {
  const isOperatorPage = useCurrentRoute()?.route.access === 'operator';
  return useIsOperator() || isOperatorPage;
}

/** Whether a family stands at a page of hers: whoever has a session sees the frame that she knows. */
export function useIsFamilyFrame(): boolean {
  const isFamilyPage = useCurrentRoute()?.route.isForFamilies === true;
  return !useIsSignedIn() && isFamilyPage;
}

const isForOperators = ({ routes }: PortalSection) =>
  routes.length > 0 && routes.every(({ access }) => access === 'operator');

/** Sections without the links to desks at which she does not work. */
export function useOwnLinks(): readonly PortalSection[] {
  const sections = useSections();
  const desks = useOwnDesks();
  return useMemo(() => sections.map((section) => withLinksOf(section, desks)), [sections, desks]);
}

function withLinksOf(section: PortalSection, desks: readonly OpsDesk[]): PortalSection {
  const { nav } = section;
  if (!nav?.links?.some(({ desk }) => desk)) return section;
  return { ...section, nav: { ...nav, links: nav.links.filter(({ desk }) => !desk || desks.includes(desk)) } };
}

/** What menus and palette offer: an operator her sections, with the desks that are hers, and nobody else those. */
export function useMenuSections(): readonly PortalSection[] {
  const sections = useOwnLinks();
  const isOperator = useIsOperator();
  const isOperatorFrame = useIsOperatorFrame();
  return useMemo(
    () => sections.filter((section) => (isForOperators(section) ? isOperator : !isOperatorFrame)),
    [sections, isOperator, isOperatorFrame],
  );
}
