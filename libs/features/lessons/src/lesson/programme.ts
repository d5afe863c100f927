import type { ProgrammeStep } from '@portal/domain/classes/class';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';

type Planned = Pick<LessonDesk, 'programme'> & { readonly lesson: Pick<LessonDesk['lesson'], 'startAt'> };

/** The step that is planned for a lesson; where none is, nothing is guessed. */
export const plannedStep = ({ programme, lesson }: Planned): ProgrammeStep | undefined =>
  programme.find(({ plannedAt }) => plannedAt !== null && Date.parse(plannedAt) === Date.parse(lesson.startAt));

/** What follows on a step of the programme. */
export const stepAfter = (programme: readonly ProgrammeStep[], no: number | null): ProgrammeStep | undefined =>
  no === null
    ? programme.find(({ coveredAt }) => coveredAt === null)
    : programme.filter((step) => step.no > no).sort((a, b) => a.no - b.no)[0];

/** Whether the time of a step has passed and nobody has taught it; what comes later is no delay. */
export const isLate = ({ coveredAt, plannedAt }: ProgrammeStep, now: Date): boolean =>
  coveredAt === null && plannedAt !== null && Date.parse(plannedAt) < now.getTime();
