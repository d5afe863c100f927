import type { ProgrammeStep } from '@portal/domain/classes/class';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';

type Planned = Pick<LessonDesk, 'programme'> & { readonly lesson: Pick<LessonDesk['lesson'], 'startAt'> };

/** The step that is planned for a lesson; where none is, nothing is guessed. */
export const plannedStep = ({ programme, lesson }: Planned): ProgrammeStep | undefined =>
  programme.find(({ plannedAt }) => plannedAt !== null && Date.parse(plannedAt) === Date.parse(lesson.startAt));

const byNumber = (a: ProgrammeStep, b: ProgrammeStep) => a.no - b.no;

/** What follows on a step of the programme. */
export const stepAfter = (programme: readonly ProgrammeStep[], no: number | null): ProgrammeStep | undefined =>
  no === null
    ? programme.find(({ coveredAt }) => coveredAt === null)
    : programme.filter((step) => step.no > no).sort(byNumber)[0];

const stepBefore = (programme: readonly ProgrammeStep[], no: number): ProgrammeStep | undefined =>
  programme
    .filter((step) => step.no < no)
    .sort(byNumber)
    .at(-1);

/** Whether the time of a step has passed and nobody has taught it; what comes later is no delay. */
export const isLate = ({ coveredAt, plannedAt }: ProgrammeStep, now: Date): boolean =>
  coveredAt === null && plannedAt !== null && Date.parse(plannedAt) < now.getTime();

/** A step near a lesson, and what it is to it; one of them is what the lesson is about. */
export interface NearStep {
  readonly step: ProgrammeStep;
  readonly isHere: boolean;
  readonly is: 'BEFORE' | 'PLANNED' | 'COVERED' | 'NEXT';
}

/** What comes before a lesson in the programme, what it is about and what follows; none where nothing is planned or taught. */
export function stepsNear(desk: Pick<LessonDesk, 'programme' | 'diary'> & Planned): NearStep[] {
  const { programme, diary } = desk;
  const planned = plannedStep(desk);
  const covered = diary.sentAt === null ? undefined : programme.find(({ no }) => no === diary.programmeNo);
  const here = covered ?? planned;
  if (!here) return [];
  const all: [ProgrammeStep | undefined, NearStep['is']][] = [
    [covered, 'COVERED'],
    [planned, 'PLANNED'],
    [stepBefore(programme, here.no), 'BEFORE'],
    [stepAfter(programme, here.no), 'NEXT'],
  ];
  return all
    .flatMap(([step, is]) => (step ? [{ step, is, isHere: step === here }] : []))
    .filter(({ step }, at, list) => list.findIndex((one) => one.step.no === step.no) === at)
    .sort((a, b) => byNumber(a.step, b.step));
}
