import { randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, instantOf } from '@portal/domain/time/day';
import type { Tx } from '../../../core/database/database.ts';
import { without } from '../../../core/days/span.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { timeOffQueries } from './time-offs.queries.ts';

interface Closing {
  readonly date: string;
  readonly now: Date;
  readonly reason: string;
  readonly clientId: string;
}

/** What is left of a day becomes time off, beside what is off already; the same client id closes it once. */
export async function closeDay(
  tx: Tx,
  { id, timeZone }: Teacher,
  { date, now, reason, clientId }: Closing,
): Promise<void> {
  const queries = timeOffQueries(tx, id);
  const minute = Math.floor(now.getTime() / millisecondsInMinute) * millisecondsInMinute;
  const day = {
    from: new Date(Math.max(instantOf(date, 0, timeZone).getTime(), minute)),
    to: instantOf(addDays(date, 1), 0, timeZone),
  };
  if (day.from >= day.to || (await queries.byClientId(clientId))) return;
  const standing = (await queries.touching(day)).map(({ startAt, endAt }) => ({ from: startAt, to: endAt }));
  const rest = without(day, standing);
  if ((await queries.countNotOver(now)) + rest.length > LIMITS.timeOffsMax)
    throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.timeOffsMax } });
  for (const [at, { from, to }] of rest.entries())
    await queries.insert({
      id: `off_${randomUUID()}`,
      clientId: at === 0 ? clientId : randomUUID(),
      startAt: from,
      endAt: to,
      reason,
      publicReason: null,
    });
}
