import { lazyPage, type PortalRoute, type PortalSection, type SectionNav } from '@portal/portal-core/section';

const page = lazyPage(async () => (await import('./planned-page.tsx')).PlannedPage);

const route = (access: PortalRoute['access']) => (path: string, title: string) => ({ path, title, access, ...page });

/** A page behind the sign-in whose section comes later. */
export const accountRoute = route('account');

/** A page for everybody whose section comes later. */
export const publicRoute = route('public');

/** The routes of a menu: the first link is the section itself, the others carry their section's name in the title. */
export function linkRoutes({ label, links = [] }: Pick<SectionNav, 'label' | 'links'>): PortalRoute[] {
  return links.map((link, place) => accountRoute(link.path, place === 0 ? label : `${link.label} · ${label}`));
}

/**
 * A section that has a menu already and its pages later; its routes are those of its links and some more. A link of
 * `built` leads to a page that another section has already.
 */
export function plannedSection(
  id: string,
  nav: SectionNav,
  others: readonly PortalRoute[] = [],
  built: readonly string[] = [],
): PortalSection {
  return { id, nav, routes: [...linkRoutes(nav).filter(({ path }) => !built.includes(path)), ...others] };
}
