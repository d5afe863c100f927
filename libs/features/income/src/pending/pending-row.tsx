import { chakra } from '@chakra-ui/react/styled-system';
import { INCOME_HOLD_LABELS, type LessonIncome } from '@portal/domain/wallet/income';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Money } from '@portal/ui/money';
import { WhyLink } from '../explain/why-link.tsx';
import { HoldLink } from '../hold/hold-link.tsx';
import { HoldRing } from '../hold/hold-ring.tsx';
import { holdTimeOf } from '../hold/hold-words.ts';
import { pending as words } from '../overview-messages.ts';

/** A lesson whose income waits: why, until when, and what she can do. */
export function PendingRow({ income, now }: { income: LessonIncome; now: Date }) {
  const zone = useTeacherZone();
  const { className, lessonNo, hold, net } = income;
  const cause = hold?.cause ?? 'CONFIRMATION';
  const time = hold?.releaseAt ? holdTimeOf(hold.releaseAt, now, zone) : null;
  return (
    <chakra.li display="flex" gap="3" py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <HoldRing cause={cause} share={time?.share ?? null} />
      <chakra.div flex="1" minW="0" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
        <chakra.div flex="1 1 12rem" minW="0">
          <chakra.p textStyle="body.sm" fontWeight="semibold" overflowWrap="anywhere">
            {words.lesson(className, lessonNo)}
          </chakra.p>
          <chakra.p textStyle="caption" color="fg.warning" fontVariantNumeric="tabular-nums">
            {time ? (time.left === null ? words.soon : words.release(time.moment, time.left)) : words.stands}
          </chakra.p>
          <chakra.p textStyle="caption" color="fg.muted">
            {INCOME_HOLD_LABELS[cause]}
          </chakra.p>
          <HoldLink income={income} />
        </chakra.div>
        <chakra.div ms="auto" display="grid" justifyItems="end" alignContent="start">
          <Money own amount={net} />
          <WhyLink income={income} />
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}
