import type { ModuleDeps } from '../../core/module.ts';
import type { FamilyCallers } from '../families/module.ts';
import type { IdentityModule } from '../identity/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

/** What points and gifts work with. */
export interface PointsDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'> {
  readonly notify: NotificationsModule['notify'];
  /** Who works at which desk, and what people are called. */
  readonly accounts: Pick<IdentityModule, 'desksOf' | 'namesOf'>;
  /** Who comes with the link of a family. */
  readonly families: { readonly callers: Pick<FamilyCallers, 'familyOf' | 'speaking'> };
}

/** The one who stands in the history where no person did it. */
export const CLOCK = 'CLOCK';
