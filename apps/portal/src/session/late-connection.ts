import { whenIdle } from '@portal/portal-core/browser/when-idle';
import type { Connection } from './session-effects.tsx';

/** A connection that is opened once the first picture stands: its code and its ticket are no part of that. */
export function lateConnection(connection: Connection): Connection {
  let cancel: (() => void) | undefined;
  return {
    connect() {
      cancel?.();
      cancel = whenIdle(() => connection.connect());
    },
    close() {
      cancel?.();
      connection.close();
    },
  };
}
