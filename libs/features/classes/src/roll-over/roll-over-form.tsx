import { useFormContext } from 'react-hook-form';
import { usePreviewRollOverMutation, useRollOverClassMutation } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { paths } from '@portal/domain/site/paths';
import { addDays, dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { NameField } from '../place/name-field.tsx';
import { PlanningForm } from '../planning/planning-form.tsx';
import { type RollOverFields, RollOverForm as schema, termPlanOf } from '../planning/planning-schema.ts';
import { usePlanningForm } from '../planning/use-planning-form.ts';
import { fields as labels, planning as words } from '../planning-messages.ts';

/** A new term of a class: its programme and schedule on new days, seen before it is made (W11). */
export function RollOverForm({ shown: { id, name, endDate, weeklySchedule } }: { shown: TeachingClass }) {
  const today = dayOf(now(), useTeacherZone());
  const [rollOver] = useRollOverClassMutation();
  const [previewRollOver] = usePreviewRollOverMutation();
  const planning = usePlanningForm({
    schema,
    defaultValues: {
      name,
      startDate: addDays(endDate > today ? endDate : today, 1),
      weeklySchedule,
      skipHolidays: true,
      skipTimeOffs: true,
      exceptions: [],
      withStudents: true,
    },
    draftKey: `class:roll-over:${id}`,
    planOf: termPlanOf,
    ask: (plan) => previewRollOver({ id, body: plan }),
    make: (body) => rollOver({ id, body }).unwrap(),
    done: words.rolledOver,
  });
  return (
    <PlanningForm
      planning={planning}
      intro={words.rollOverIntro(name)}
      make={words.rollOver}
      wayBack={
        <Button asChild variant="outline">
          <RouterLink href={paths.classDetail(id)}>{words.back}</RouterLink>
        </Button>
      }
      what={
        <>
          <NameField />
          <StudentsBox />
        </>
      }
    />
  );
}

function StudentsBox() {
  const { register } = useFormContext<RollOverFields>();
  return (
    <Checkbox helper={labels.withStudentsHelper} {...register('withStudents')}>
      {labels.withStudents}
    </Checkbox>
  );
}
