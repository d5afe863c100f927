import { LATER_LIMITS, maySendAt } from '@portal/domain/chat/later-message';
import { DomainError } from '../../../core/domain-error.ts';

/** When it is to be sent; refused where that is too soon or too far. */
export function sendAtOf(sendAt: string, now: Date): Date {
  const at = new Date(sendAt);
  const { minutes, days } = LATER_LIMITS;
  if (!maySendAt(at, now)) throw new DomainError('SEND_AT_RANGE', { values: { n: minutes, x: days } });
  return at;
}
