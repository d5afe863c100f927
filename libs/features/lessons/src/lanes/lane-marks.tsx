import { chakra } from '@chakra-ui/react/styled-system';
import type { EvidenceLanes, EvidenceMark } from '@portal/domain/evidence/evidence-lanes';
import { EVIDENCE_LABELS, type LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import { formatTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { Popover } from '@portal/ui/popover';
import { lanes as words } from '../evidence-messages.ts';
import { EVIDENCE_LOOKS } from '../lines/evidence-looks.ts';
import { EvidenceTimeline } from '../lines/evidence-timeline.tsx';
import { markClusters, percentOf } from './lane-axis.ts';
import { Field, LINE, onlyNarrow, onlyWide, placeOn, Time, WIDE } from './lane-look.ts';
import { stretchOf } from './lane-words.ts';

interface Props {
  chain: LessonEvidence;
  drawn: EvidenceLanes;
}

/** A sign on the axis; where there is little room it stands with its time in a line of signs. */
const Sign = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'touch',
    minW: 'touch',
    px: '2.5',
    justifyContent: 'center',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg.panel',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    // Several at a time are told by their number, which the name says too.
    '&[data-count]::before': { content: 'attr(data-count)', fontWeight: 'semibold' },
    [WIDE]: { minH: '1.75rem', minW: '1.75rem', px: '1' },
  },
});

const Signs = chakra('ol', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    listStyleType: 'none',
    [WIDE]: {
      display: 'block',
      h: '1.75rem',
      '& > li': { position: 'absolute', insetInlineStart: 'var(--at)', translate: '-50% 0' },
    },
  },
});

/** What was done in the lesson, in the order of time; a press tells it as the lines of the chain do. */
export function LaneMarks({ chain, drawn: { marks, axis, lesson } }: Props) {
  const zone = useTeacherZone();
  const nameOf = (cluster: readonly EvidenceMark[]) => {
    const [first, last] = [cluster[0]!, cluster.at(-1)!];
    return cluster.length === 1
      ? `${formatTime(first.at, zone)} ${EVIDENCE_LABELS[first.kind]}`
      : words.marksAt(stretchOf(first.at, last.at, zone), cluster.length);
  };
  return (
    <chakra.div css={LINE} pb={{ base: '3', md: '0' }}>
      <Time data-time>
        <Field style={placeOn(axis, lesson)} css={onlyWide} />
        <Signs aria-label={words.marks}>
          {markClusters(marks, axis).map((cluster) => {
            const [{ at, kind, eventId }] = cluster as [EvidenceMark];
            const name = nameOf(cluster);
            const ids = new Set(cluster.map((mark) => mark.eventId));
            return (
              <li key={eventId} style={{ ['--at' as string]: `${percentOf(at, axis)}%` }}>
                <Popover
                  title={name}
                  trigger={
                    <Sign
                      type="button"
                      title={name}
                      aria-label={name}
                      data-count={cluster.length === 1 ? undefined : words.count(cluster.length)}
                    >
                      {cluster.length === 1 && <Icon as={EVIDENCE_LOOKS[kind][0]} size={16} />}
                      <chakra.span css={onlyNarrow}>{formatTime(at, zone)}</chakra.span>
                    </Sign>
                  }
                >
                  <chakra.div px="5" py="4">
                    <EvidenceTimeline
                      label={name}
                      people={chain.people}
                      events={chain.events.filter(({ id }) => ids.has(id))}
                      withSeconds
                    />
                  </chakra.div>
                </Popover>
              </li>
            );
          })}
        </Signs>
      </Time>
    </chakra.div>
  );
}
