import type { OpsDesk } from '@portal/domain/ops/ops-desk';
import type { Config } from '../../../core/config/config.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { NotificationsModule } from '../../notifications/module.ts';

// What income asks of the contexts around it; each of those fills its port, and modules.ts hands them in.

/** The share of the gross that a gift takes off the platform's part of lessons that begin at these moments, one for each. */
export type FeeRelief = (on: Db | Tx, teacherId: string, startAts: readonly Date[]) => Promise<readonly number[]>;

/** A family's question to the teacher, or a ticket of the team; null while it is open, and silence counts again from a day after its end. */
export interface LessonDoubt {
  readonly kind: 'QUESTION' | 'TICKET';
  readonly lessonId: string;
  readonly endedAt: Date | null;
}

export interface IncomePorts {
  /** Without it nobody has a gift. */
  readonly feeRelief?: FeeRelief | undefined;
  doubts(on: Db | Tx, lessonIds: readonly string[]): Promise<readonly LessonDoubt[]>;
}

export interface IncomeDeps extends IncomePorts, Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'> {
  readonly config: Pick<Config, 'tenant'>;
  readonly notify: NotificationsModule['notify'];
  desksOf(on: Db | Tx, operatorId: string): Promise<readonly OpsDesk[]>;
}
