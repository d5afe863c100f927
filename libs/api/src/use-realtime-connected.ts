import { useSyncExternalStore } from 'react';
import { transport } from './transport.ts';

const subscribe = (listener: () => void) => transport().realtime.onConnectionChange(listener);

/** Whether the server announces what is new. What has to stay current asks for itself meanwhile. */
export const useRealtimeConnected = (): boolean =>
  useSyncExternalStore(subscribe, () => transport().realtime.isConnected());
