import { millisecondsInMinute } from 'date-fns/constants';
import { Hourglass } from 'lucide-react';
import { INCOME_HOLD_LABELS, type LessonIncome } from '@portal/domain/wallet/income';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { hold as words } from '../explain-messages.ts';
import { holdTimeOf } from '../hold/hold-words.ts';
import { HoldAction } from './hold-action.tsx';

/** Why an income is not hers yet, until when, and what she can do. */
export function HoldBox({ income }: { income: LessonIncome }) {
  const now = useNow(millisecondsInMinute);
  const zone = useTeacherZone();
  const { hold } = income;
  if (income.state !== 'PENDING' || !hold) return null;
  const time = hold.releaseAt ? holdTimeOf(hold.releaseAt, now, zone) : null;
  const title = time ? (time.left === null ? words.soon : words.release(time.moment)) : words.stands;
  return (
    <Banner tone="warning" icon={Hourglass} title={title} action={<HoldAction income={income} left={time?.left} />}>
      {INCOME_HOLD_LABELS[hold.cause]}
    </Banner>
  );
}
