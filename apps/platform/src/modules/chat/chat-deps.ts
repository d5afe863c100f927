import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/module.ts';

/** What everything about talks works with. */
export interface ChatDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'realtime'> {
  readonly files: Files;
}
