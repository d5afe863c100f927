import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { useNow } from '@portal/portal-core/clock';
import { Panel } from '@portal/ui/panel';
import { AbsentStudents } from '../absence/absent-students.tsx';
import { LessonProblem } from '../frame/lesson-problem.tsx';
import { hold, messages } from '../messages.ts';
import { BeforeLesson } from './before-lesson.tsx';
import { ClosedLesson } from './closed-lesson.tsx';
import { holdStateOf } from './hold-state.ts';
import type { OnOutcome } from './on-outcome.ts';
import { RunningLesson } from './running-lesson.tsx';

const TICK_MS = 5_000;

/** The one thing to do with the lesson now (CLS-3). */
export function HoldPanel({ desk }: { desk: LessonDesk }) {
  return (
    <Panel title={hold.title}>
      <HoldBody desk={desk} />
    </Panel>
  );
}

/** How the lesson stands, and what can be done with it from there. */
export function HoldBody({ desk }: { desk: LessonDesk }) {
  const now = useNow(TICK_MS);
  // Kept here: what was refused because the lesson has moved on is explained over its new state.
  const [failure, setFailure] = useState<{ title: string; problem: ApiProblem } | null>(null);
  const onOutcome: OnOutcome = (title, error) => setFailure(error ? { title, problem: problemOf(error) } : null);
  const state = holdStateOf(desk, now);
  const { mode, place } = desk.lesson;
  return (
    <>
      <LessonProblem title={failure?.title ?? ''} problem={failure?.problem ?? null} />
      {(state === 'EARLY' || state === 'OPEN' || state === 'RUNNING') && (
        <AbsentStudents attendance={desk.attendance} />
      )}
      {mode !== 'ONLINE' && place && (
        <chakra.p textStyle="body.md" color="fg.muted">
          {messages.place(place)}
        </chakra.p>
      )}
      {state === 'EARLY' || state === 'OPEN' || state === 'MISSED' ? (
        <BeforeLesson desk={desk} state={state} now={now} onOutcome={onOutcome} />
      ) : state === 'RUNNING' ? (
        <RunningLesson desk={desk} now={now} onOutcome={onOutcome} />
      ) : (
        <ClosedLesson desk={desk} state={state} />
      )}
    </>
  );
}
