import { refuseHandoutDates } from '@portal/domain/coursework/handout';
import { DomainError } from '../../../core/domain-error.ts';

/** What a teacher says about when an assignment can be seen and handed in. */
interface WantedDates {
  readonly displayAt: Date | null;
  readonly deadlineAt: Date;
  readonly cutoffAt: Date | null;
}

const SENTENCES = {
  DATE_PAST: '마감은 지금보다 뒤여야 해요.',
  DATE_ORDER: '마감은 공개 시각보다 뒤여야 해요.',
} as const;

/** Throws DATE_PAST or DATE_ORDER, with its field; `now` is null for a draft, whose days may pass. */
export function checkDates({ displayAt, deadlineAt, cutoffAt }: WantedDates, now: Date | null): void {
  const refused = refuseHandoutDates({ displayAt, deadlineAt }, now);
  if (refused) throw new DomainError(refused, { fields: { deadlineAt: SENTENCES[refused] } });
  if (cutoffAt && cutoffAt <= deadlineAt)
    throw new DomainError('DATE_ORDER', { fields: { cutoffAt: '늦은 제출은 마감보다 뒤까지 받을 수 있어요.' } });
}

/** A later deadline moves the last moment for what is late as far. */
export function extendedDates(
  { deadlineAt, cutoffAt }: { readonly deadlineAt: Date; readonly cutoffAt: Date | null },
  to: Date,
  now: Date,
): { deadlineAt: Date; cutoffAt: Date | null } {
  checkDates({ displayAt: null, deadlineAt: to, cutoffAt: null }, now);
  if (to <= deadlineAt)
    throw new DomainError('DATE_ORDER', { fields: { deadlineAt: '지금 마감보다 뒤로 정해 주세요.' } });
  const byMs = to.getTime() - deadlineAt.getTime();
  return { deadlineAt: to, cutoffAt: cutoffAt && new Date(cutoffAt.getTime() + byMs) };
}
