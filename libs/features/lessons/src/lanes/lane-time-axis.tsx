import { chakra } from '@chakra-ui/react/styled-system';
import type { Span } from '@portal/domain/evidence/presence';
import { formatTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { lanes as words } from '../evidence-messages.ts';
import { percentOf, ticksOf } from './lane-axis.ts';
import { LINE, onlyWide } from './lane-look.ts';

/** The times over the lanes; each lane says its own in words. */
export function LaneTimeAxis({ axis, lesson }: { axis: Span; lesson: Span }) {
  const zone = useTeacherZone();
  return (
    <chakra.div css={LINE} textStyle="caption" aria-hidden>
      <chakra.div data-time position="relative" h="1.5rem" fontVariantNumeric="tabular-nums">
        {ticksOf(axis, lesson).map(({ at, isEdge }) => (
          <chakra.span
            key={at}
            position="absolute"
            translate="-50% 0"
            whiteSpace="nowrap"
            color={isEdge ? 'fg' : 'fg.muted'}
            fontWeight={isEdge ? 'bold' : undefined}
            css={isEdge ? undefined : onlyWide}
            style={{ insetInlineStart: `${percentOf(at, axis)}%` }}
          >
            {formatTime(at, zone)}
          </chakra.span>
        ))}
      </chakra.div>
      <chakra.span data-sum color="fg.muted" css={onlyWide}>
        {words.counted}
      </chakra.span>
    </chakra.div>
  );
}
