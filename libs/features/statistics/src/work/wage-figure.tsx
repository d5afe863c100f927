import { chakra } from '@chakra-ui/react/styled-system';
import { LockKeyhole } from 'lucide-react';
import { ChangeText } from '@portal/chart/change-text';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { formatMoney, groupDigits } from '@portal/domain/format/money';
import { formatDayRange } from '@portal/domain/format/range';
import { formatWorkMinutes, netPerHour, wageOf, workedMinutes } from '@portal/domain/statistics/metric-text';
import type { Statistics, Work } from '@portal/domain/statistics/statistics';
import { COVERED, useFiguresHidden, useOwnMoney } from '@portal/ui/figures-hidden';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { imported, wage as words } from '../messages.ts';

interface Props {
  work: Statistics['work'];
  from: string;
  to: string;
  beforeLabel: string;
}

/** The figure that leads: what an hour of all her work brought, and what it would be by lessons alone. */
export function WageFigure({ work: { now, before }, from, to, beforeLabel }: Props) {
  const { areHidden } = useFiguresHidden();
  const ownMoney = useOwnMoney();
  const value = wageOf(now);
  const valueBefore = wageOf(before);
  return (
    <section aria-label={words.title}>
      <chakra.p textStyle="label" color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatDayRange(formatDayWithWeekday(from), formatDayWithWeekday(to))} ·{' '}
        <chakra.span whiteSpace="nowrap">{words.title}</chakra.span>
      </chakra.p>
      {value === null ? (
        <NoWage work={now} />
      ) : (
        <>
          <chakra.p textStyle="figure.lg" fontSize="min(3.5rem, 12vw)" lineHeight="1.15" ms="-2px" whiteSpace="nowrap">
            <span aria-hidden>
              {areHidden ? COVERED : groupDigits(value)}
              <chakra.span fontSize="50%" fontWeight="medium" color="fg.subtle" ms="0.5">
                đ
              </chakra.span>
            </span>
            <VisuallyHidden>{ownMoney(value)}</VisuallyHidden>
          </chakra.p>
          <chakra.p textStyle="body.lg" maxW="reading" mt="1">
            <Sentence net={now.net} lessonMinutes={now.lessonMinutes} minutes={workedMinutes(now)} />{' '}
            <chakra.span color="fg.muted">
              {valueBefore !== null && !areHidden && (
                <ChangeText value={value} before={valueBefore} format={formatMoney} beforeLabel={beforeLabel} />
              )}
              {now.importedMinutes > 0 && ` ${imported}`}
            </chakra.span>
          </chakra.p>
        </>
      )}
      <chakra.p textStyle="caption" color="fg.muted" mt="1" display="flex" alignItems="center" gap="1.5">
        <Icon as={LockKeyhole} size={16} />
        {words.hers}
      </chakra.p>
    </section>
  );
}

/** Nothing was worked or has come in yet, or nobody can know what an hour of it brought. */
function NoWage({ work }: { work: Work }) {
  const isUnknown = work.importedMinutes > 0;
  return (
    <>
      <chakra.p textStyle="title.lg">{isUnknown ? words.unknown : words.none}</chakra.p>
      <chakra.p color="fg.muted">{isUnknown ? imported : words.noneBody}</chakra.p>
    </>
  );
}

interface SentenceProps {
  net: number;
  lessonMinutes: number;
  minutes: number;
}

function Sentence({ net, lessonMinutes, minutes }: SentenceProps) {
  const ownMoney = useOwnMoney();
  const byLessons = netPerHour(net, lessonMinutes);
  if (byLessons === null) return null;
  const { before, lessonsOnly, after } = words.sentence(ownMoney(byLessons), formatWorkMinutes(minutes));
  return (
    <>
      {before}
      <chakra.strong fontWeight="semibold" whiteSpace="nowrap">
        {lessonsOnly}
      </chakra.strong>
      {after}
    </>
  );
}
