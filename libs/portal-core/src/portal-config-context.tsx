import { createContext, type ReactNode, useContext } from 'react';
import type { PortalConfig } from './portal-config.ts';

const PortalConfigContext = createContext<PortalConfig | null>(null);

export function PortalConfigProvider({ config, children }: { config: PortalConfig; children: ReactNode }) {
  return <PortalConfigContext value={config}>{children}</PortalConfigContext>;
}

export function usePortalConfig(): PortalConfig {
  const config = useContext(PortalConfigContext);
  if (!config) throw new Error('PortalConfigProvider is missing.');
  return config;
}

/** Whether mails reach people, so that no screen promises one that is never sent. */
export const useSendsMail = (): boolean => usePortalConfig().sendsMail !== false;
