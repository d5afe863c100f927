import { chakra } from '@chakra-ui/react/styled-system';
import type { EvidenceLanes } from '@portal/domain/evidence/evidence-lanes';
import { EVIDENCE_KINDS, EVIDENCE_LABELS } from '@portal/domain/evidence/lesson-evidence';
import { DateText } from '@portal/ui/date-text';
import { Icon } from '@portal/ui/icon';
import { lanes as words } from '../evidence-messages.ts';
import { EVIDENCE_LOOKS } from '../lines/evidence-looks.ts';

/** What the signs mean and how often each comes, what was written after the lesson, and the sum of the students' minutes. */
export function LaneFoot({ drawn: { marks, axis, studentMinutes, studentCount } }: { drawn: EvidenceLanes }) {
  const kinds = EVIDENCE_KINDS.map((kind) => ({ kind, count: marks.filter((mark) => mark.kind === kind).length }));
  const later = marks.filter(({ at }) => at > axis.to);
  return (
    <chakra.div
      borderTopWidth="1px"
      pt="3"
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="3"
      alignItems="baseline"
      justifyContent="space-between"
    >
      <chakra.div display="grid" gap="1" flex="1 1 16rem" minW="0" textStyle="caption" color="fg.muted">
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
          {kinds
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <chakra.li key={kind} display="inline-flex" alignItems="center" gap="1.5">
                <Icon as={EVIDENCE_LOOKS[kind][0]} size={16} />
                {words.kind(EVIDENCE_LABELS[kind], count)}
              </chakra.li>
            ))}
        </chakra.ul>
        {later.length > 0 && (
          <p>
            {words.later}
            {later.map(({ at, kind, eventId }) => (
              <span key={eventId}>
                {' · '}
                {EVIDENCE_LABELS[kind]} <DateText instant={at} show="dateTime" />
              </span>
            ))}
          </p>
        )}
      </chakra.div>
      <chakra.p
        ms="auto"
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="2"
        fontVariantNumeric="tabular-nums"
      >
        <chakra.span textStyle="body.sm" color="fg.muted">
          {words.sum(studentCount)}
        </chakra.span>
        <chakra.strong textStyle="title.sm">{words.minutes(studentMinutes)}</chakra.strong>
      </chakra.p>
    </chakra.div>
  );
}
