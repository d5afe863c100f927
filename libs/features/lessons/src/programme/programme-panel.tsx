import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { PlainPanel } from '@portal/ui/plain-panel';
import { programme as words } from '../messages.ts';
import { isLate, stepsNear } from './programme.ts';
import { StepLine } from './step-line.tsx';

/** What this lesson is about, between what was before and what follows. */
export function ProgrammePanel({ desk }: { desk: LessonDesk }) {
  const now = useNow(millisecondsInMinute);
  const zone = useTeacherZone();
  const { programme } = desk;
  const near = stepsNear(desk);
  const here = near.find(({ isHere }) => isHere)?.step;
  const isBehind = here !== undefined && programme.some((step) => step.no < here.no && isLate(step, now));
  return (
    <PlainPanel title={words.title}>
      {near.length === 0 ? (
        <chakra.p color="fg.muted">{programme.length === 0 ? words.none : words.notPlanned}</chakra.p>
      ) : (
        <chakra.ol listStyleType="none">
          {near.map((one) => (
            <StepLine key={one.step.no} near={one} now={now} zone={zone} />
          ))}
        </chakra.ol>
      )}
      {isBehind && (
        <chakra.p textStyle="body.sm" color="fg.warning">
          {words.behind}
        </chakra.p>
      )}
    </PlainPanel>
  );
}
