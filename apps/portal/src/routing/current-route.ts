import { matchPath } from 'react-router';
import type { PortalRoute, PortalSection, SectionLink } from '@portal/portal-core/section';

export interface CurrentRoute {
  readonly section: PortalSection;
  readonly route: PortalRoute;
}

/** The page that a path shows. A path without parameters wins over a pattern that also fits. */
export function findRoute(sections: readonly PortalSection[], pathname: string): CurrentRoute | null {
  const fitting = sections.flatMap((section) =>
    section.routes.filter((route) => matchPath(route.path, pathname)).map((route) => ({ section, route })),
  );
  return fitting.find(({ route }) => !route.path.includes(':')) ?? fitting[0] ?? null;
}

/** Whether the entry of a section is the active one (DRW-2): the path contains its address, or is one of its pages. */
export function isActiveSection({ nav, routes }: PortalSection, pathname: string): boolean {
  if (!nav) return false;
  const bases = [nav.base ?? nav.path].flat();
  return bases.some((base) => pathname.includes(base)) || routes.some((route) => matchPath(route.path, pathname));
}

/** The one link of a menu that stands for a path: the longest that the path continues. */
export function activeLink(links: readonly SectionLink[], pathname: string): SectionLink | undefined {
  return links
    .filter(({ path, base = path }) => [base].flat().some((one) => pathname === one || pathname.startsWith(`${one}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
