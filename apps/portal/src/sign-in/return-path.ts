import { paths } from '@portal/domain/site/paths';
import { safeLink } from '@portal/portal-core/safe-link';

/** Where to go after the login: the page asked for, if it is one of ours, else the teaching schedule. */
export function returnPath(asked: string | null): string {
  const link = safeLink(asked, { origin: location.origin, allowedHosts: [] });
  return link.kind === 'internal' && link.path !== '/' ? link.path : paths.schedule();
}
