import { chakra } from '@chakra-ui/react/styled-system';
import type { EvidenceLane, EvidenceLanes } from '@portal/domain/evidence/evidence-lanes';
import type { LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import { clockOf } from '@portal/domain/format/zone-city';
import type { Attendance } from '@portal/domain/lessons/attendance';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Panel } from '@portal/ui/panel';
import { lanes as words } from '../evidence-messages.ts';
import { LaneFoot } from './lane-foot.tsx';
import { Chart } from './lane-look.ts';
import { LaneMarks } from './lane-marks.tsx';
import { LaneRow } from './lane-row.tsx';
import { LaneTimeAxis } from './lane-time-axis.tsx';

interface Props {
  desk: Pick<LessonDesk, 'attendance' | 'endedAt' | 'startedAt'>;
  chain: LessonEvidence;
  drawn: EvidenceLanes;
}

/** From so many lanes on those that need an eye come first. */
const MANY = 10;
const FIRST: Partial<Record<NonNullable<Attendance['state']>, number>> = { ABSENT: 0, LATE: 1 };

/** Where everybody was while the lesson lasted: a lane for each person, on one axis of time. */
export function LaneChart({ desk, chain, drawn }: Props) {
  const zone = useTeacherZone();
  const states = new Map(desk.attendance.map(({ studentId, state }) => [studentId, state]));
  const stateOf = ({ person }: EvidenceLane) => states.get(person.id) ?? null;
  const rank = (lane: EvidenceLane) => {
    const state = stateOf(lane);
    return lane.person.role === 'HOST' ? -1 : lane.person.role === 'GUARDIAN' ? 3 : ((state && FIRST[state]) ?? 2);
  };
  const { lanes } = drawn;
  const inOrder = lanes.length > MANY ? lanes.toSorted((one, other) => rank(one) - rank(other)) : lanes;
  return (
    <Panel
      title={words.title}
      action={
        <chakra.span textStyle="caption" color="fg.subtle">
          {clockOf(zone)}
        </chakra.span>
      }
    >
      <Chart>
        <LaneTimeAxis {...drawn} />
        <LaneMarks chain={chain} drawn={drawn} />
        <chakra.ul aria-label={words.people} listStyleType="none">
          {inOrder.map((lane) => (
            <LaneRow
              key={lane.person.id}
              lane={lane}
              drawn={drawn}
              state={stateOf(lane)}
              isRunning={desk.endedAt === null}
            />
          ))}
        </chakra.ul>
        <LaneFoot drawn={drawn} />
      </Chart>
    </Panel>
  );
}
