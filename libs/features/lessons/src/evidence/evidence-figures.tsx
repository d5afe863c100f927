import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { EvidenceLanes } from '@portal/domain/evidence/evidence-lanes';
import type { LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import { formatTime } from '@portal/domain/format/date-time';
import { ATTENDANCE_LABELS, ATTENDANCE_STATES } from '@portal/domain/lessons/attendance';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { LessonTime } from '@portal/lesson/lesson-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { figures as words } from '../evidence-messages.ts';
import { ChainMark } from './chain-mark.tsx';

interface Props {
  desk: LessonDesk;
  chain: LessonEvidence;
  drawn: EvidenceLanes;
  /** Not held in the portal's room: who came is what the teacher says. */
  isOutside: boolean;
}

/** How many sums a reader adds up herself. */
const SHOWN_SUMS = 6;

/** What the chain comes to: how long the lesson was, who was there, and whether it can be trusted. */
export function EvidenceFigures({ desk: { lesson, attendance, startedAt, endedAt }, chain, drawn, isOutside }: Props) {
  const zone = useTeacherZone();
  const { heldMinutes, agreedMinutes, studentMinutes, lanes } = drawn;
  const inState = ATTENDANCE_STATES.map((state) => ({
    label: ATTENDANCE_LABELS[state],
    count: attendance.filter((row) => row.state === state).length,
    cameIn: state === 'PRESENT' || state === 'LATE',
  }));
  const marked = inState.reduce((sum, { count, cameIn }) => sum + (cameIn ? count : 0), 0);
  const students = lanes.filter(({ person }) => person.role === 'STUDENT');
  const sentence = () => {
    if (lesson.held === false) return words.notHeld;
    if (startedAt === null) return words.notBegun;
    if (endedAt === null) return words.running(formatTime(drawn.until, zone));
    return heldMinutes < agreedMinutes
      ? words.shorter(agreedMinutes, agreedMinutes - heldMinutes)
      : words.asAgreed(agreedMinutes);
  };
  return (
    <Figures>
      <Figure leads name={words.held} figure={words.minutes(heldMinutes)}>
        <LessonTime {...lesson} isFull /> · {sentence()}
      </Figure>
      <Figure
        name={words.students}
        figure={
          isOutside
            ? words.ofStudents(marked, attendance.length)
            : words.ofStudents(drawn.cameCount, drawn.studentCount)
        }
      >
        {inState
          .filter(({ count }) => count > 0)
          .map(({ label, count }) => words.inState(label, count))
          .join(' · ')}
      </Figure>
      {!isOutside && (
        <Figure name={words.together} figure={words.minutes(studentMinutes)}>
          {students.length > 1 && students.length <= SHOWN_SUMS && students.map(({ minutes }) => minutes).join(' + ')}
        </Figure>
      )}
      <Figure name={words.lines} figure={words.count(chain.events.length)}>
        <ChainMark {...chain} />
      </Figure>
    </Figures>
  );
}

/** Divided by hairlines; below each other where there is no room. */
const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '6',
    rowGap: '4',
    '& > :not(:first-child)': { md: { borderInlineStartWidth: '1px', ps: '6' } },
  },
});

interface FigureProps {
  name: string;
  figure: string;
  children: ReactNode;
  /** It leads the page. */
  leads?: boolean;
}

function Figure({ name, figure, children, leads = false }: FigureProps) {
  return (
    <chakra.div minW="0" flex={leads ? { base: '1 1 100%', lg: '1 1 20rem' } : { base: '1 1 8rem', md: 'none' }}>
      <chakra.dt textStyle="label" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd
        textStyle={leads ? { base: 'display', md: 'figure.lg' } : 'title.md'}
        fontVariantNumeric="tabular-nums"
      >
        {figure}
      </chakra.dd>
      <chakra.dd textStyle="body.sm" color="fg.muted" minH="5">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
