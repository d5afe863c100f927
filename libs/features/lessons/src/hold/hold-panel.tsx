import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { lessonStanding, type LessonTone } from '@portal/domain/lessons/steps/lesson-standing';
import { useNow } from '@portal/portal-core/clock';
import { LeadSurface, type LeadSurfaceProps } from '@portal/ui/lead-surface';
import { AbsentStudents } from '../absence/absent-students.tsx';
import { LessonProblem } from '../frame/lesson-problem.tsx';
import { hold, messages } from '../messages.ts';
import { BeforeLesson } from './before-lesson.tsx';
import { ClosedLesson } from './closed-lesson.tsx';
import type { OnOutcome } from './on-outcome.ts';
import { RunningLesson } from './running-lesson.tsx';

const TICK_MS = 5_000;

const SURFACES = {
  AHEAD: 'next',
  LIVE: 'next',
  TURN: 'turn',
  LATE: 'late',
  WAITING: 'calm',
  OVER: 'calm',
} as const satisfies Record<LessonTone, LeadSurfaceProps['tone']>;

/** The one thing to do with the lesson now, or how it stands where there is nothing to do (CLS-3). */
export function HoldPanel({ desk }: { desk: LessonDesk }) {
  const id = useId();
  const now = useNow(TICK_MS);
  const { tone, next, point } = lessonStanding(desk, now);
  const isToBegin = point === 'OPEN' && now.getTime() >= Date.parse(desk.lesson.startAt);
  return (
    <LeadSurface
      aria-labelledby={id}
      tone={isToBegin ? 'turn' : SURFACES[tone]}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="center"
    >
      <chakra.h2 id={id} srOnly>
        {next === null || next === 'EVIDENCE' ? hold.standing : hold.title}
      </chakra.h2>
      <HoldBody desk={desk} />
    </LeadSurface>
  );
}

/** How the lesson stands, and what can be done with it from there. */
export function HoldBody({ desk }: { desk: LessonDesk }) {
  const now = useNow(TICK_MS);
  // Kept here: what was refused because the lesson has moved on is explained over its new state.
  const [failure, setFailure] = useState<{ title: string; problem: ApiProblem } | null>(null);
  const onOutcome: OnOutcome = (title, error) => setFailure(error ? { title, problem: problemOf(error) } : null);
  const { point } = lessonStanding(desk, now);
  const { mode, place } = desk.lesson;
  return (
    <>
      <LessonProblem title={failure?.title ?? ''} problem={failure?.problem ?? null} />
      {(point === 'EARLY' || point === 'OPEN' || point === 'RUNNING') && (
        <AbsentStudents attendance={desk.attendance} />
      )}
      {mode !== 'ONLINE' && place && (
        <chakra.p textStyle="body.md" color="fg.muted">
          {messages.place(place)}
        </chakra.p>
      )}
      {point === 'EARLY' || point === 'OPEN' || point === 'MISSED' ? (
        <BeforeLesson desk={desk} point={point} now={now} onOutcome={onOutcome} />
      ) : point === 'RUNNING' ? (
        <RunningLesson desk={desk} now={now} onOutcome={onOutcome} />
      ) : (
        <ClosedLesson desk={desk} point={point} now={now} />
      )}
    </>
  );
}
