import { useMemo } from 'react';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import type { LinkPolicy } from './destination.ts';

/** Which addresses of a notification may be followed (R23). */
export function useLinkPolicy(): LinkPolicy {
  const { linkHosts } = usePortalConfig();
  return useMemo(() => ({ origin: location.origin, allowedHosts: linkHosts ?? [] }), [linkHosts]);
}
