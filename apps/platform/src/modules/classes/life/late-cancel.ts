import { cancelNeedsConsent } from '@portal/domain/classes/short-notice';
import { DomainError } from '../../../core/domain-error.ts';

/** Whether lessons of which the first is announced in time until a moment are cancelled late; late without consent it is refused. */
export function isLateCancel(until: Date | null, now: Date, consent: boolean): boolean {
  const isLate = cancelNeedsConsent(until, now);
  if (isLate && !consent)
    throw new DomainError('NOTICE_24H', { fields: { consent: '학생과 보호자의 동의를 받은 뒤 표시해 주세요.' } });
  return isLate;
}
