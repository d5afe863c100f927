import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { LessonIncome } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { Money } from '@portal/ui/money';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { WhyLink } from '../explain/why-link.tsx';
import { row as words } from '../lessons-messages.ts';

/** One lesson: when, which, what it brings, and where that comes from. */
export function IncomeRow({ income }: { income: LessonIncome }) {
  const { lessonId, className, lessonNo, lessonTitle, startAt, minutes, studentCount, isNoShow, state } = income;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="2"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1 1 16rem" minW="0">
        <TextLink
          href={paths.lesson(lessonId)}
          linkAs={RouterLink}
          variant="quiet"
          touch
          color="fg"
          fontWeight="semibold"
          textStyle="body.sm"
          maxW="full"
          overflowWrap="anywhere"
        >
          {className}
        </TextLink>
        <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {words.lesson(lessonNo, lessonTitle)}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          <DateText instant={startAt} show="weekdayTime" /> · {words.facts(minutes, studentCount)}
          {isNoShow && ` · ${words.noShow}`}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4" ms="auto">
        <StatusChip group="income" status={state} />
        <chakra.div display="grid" justifyItems="end" minW="7rem">
          <Money own amount={income.net} size="md" />
          <WhyLink income={income} />
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}
