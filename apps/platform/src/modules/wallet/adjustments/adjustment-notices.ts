import { formatMoney } from '@portal/domain/format/money';
import { paths, sitePath } from '@portal/domain/site/paths';
import type { Notice } from '../../notifications/module.ts';
import type { EarningLesson } from '../income/earning-lesson.ts';

interface Adjusted {
  readonly id: string;
  readonly teacherId: string;
  readonly amount: number;
  readonly reason: string;
  readonly isBorneByMarket: boolean;
}

/** To the teacher, of what was corrected, by how much and why. */
export function adjustmentNotice(
  { id: lessonId, className, no }: Pick<EarningLesson, 'id' | 'className' | 'no'>,
  { id, teacherId, amount, reason, isBorneByMarket }: Adjusted,
): Notice {
  const sum = formatMoney(Math.abs(amount));
  const forMarket =
    amount < 0
      ? `${sum}을 가족에게 돌려줬어요. 마켓이 부담하니 선생님 잔액은 그대로예요.`
      : `마켓이 부담한 ${sum}을 되돌렸어요. 선생님 잔액은 그대로예요.`;
  const said = isBorneByMarket ? forMarket : `${sum}이 ${amount > 0 ? '잔액에 더해졌어요.' : '잔액에서 빠졌어요.'}`;
  return {
    userId: teacherId,
    kind: 'PAYOUT',
    entity: lessonId,
    version: id,
    isUrgent: amount < 0 && !isBorneByMarket,
    title: '수업 수입을 정정했어요',
    content: `${className} · ${no}회차. ${said} 이유: ${reason}`,
    url: sitePath(paths.incomeExplained(lessonId)),
  };
}
