import { type ApplicationEvent, moveApplication } from '@portal/domain/recruiting/application-transitions';
import type { Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { applicationQueries } from './applications.queries.ts';
import type { ApplicationRow, teacherApplication, teacherApplicationHistory } from './applications.tables.ts';

interface Step extends Pick<typeof teacherApplicationHistory.$inferInsert, 'reason' | 'remarks'> {
  readonly event: ApplicationEvent;
  /** Null for the applicant herself. */
  readonly actorId: string | null;
  readonly at: Date;
  readonly set?: Partial<typeof teacherApplication.$inferInsert>;
}

/** Takes one step of the life of an application and writes it down. Throws WRONG_STATE where the table has none. */
export async function takeStep(tx: Tx, seen: ApplicationRow, { set, ...step }: Step): Promise<ApplicationRow> {
  const queries = applicationQueries(tx);
  const status = moveApplication(seen.status, step.event);
  const moved = status && (await queries.change(seen, { ...set, status }));
  if (!moved) throw new DomainError('WRONG_STATE');
  await queries.record({ ...step, applicationId: seen.id, toStatus: moved.status });
  return moved;
}
