import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCreateClassMutation, usePreviewClassMutation } from '@portal/api/classes/classes.api';
import type { CourseSummary } from '@portal/domain/courses/course';
import { addDays, dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { NameField } from '../place/name-field.tsx';
import { FormSheet } from '../planning/form-sheet.tsx';
import { PlanningForm } from '../planning/planning-form.tsx';
import { classPlanOf, NewClassForm as schema } from '../planning/planning-schema.ts';
import { usePlanningForm } from '../planning/use-planning-form.ts';
import { fields as labels, planning as words } from '../planning-messages.ts';
import { emptyClass } from './class-defaults.ts';
import { CourseFields } from './course-fields.tsx';
import { TeachingFields } from './teaching-fields.tsx';
import { useCourseDefaults } from './use-course-defaults.ts';

interface Props {
  courses: readonly CourseSummary[];
  /** The one that is chosen at the beginning, or ''. */
  courseId: string;
}

/** Everything a new class needs, beside the lessons that would come of it. */
export function NewClassForm(props: Props) {
  const [clearings, setClearings] = useState(0);
  return <FreshForm key={clearings} {...props} onClear={() => setClearings(clearings + 1)} />;
}

/** With a draft that is cleared it is another one: what the course filled before is forgotten as well. */
function FreshForm({ courses, courseId, onClear }: Props & { onClear: () => void }) {
  const zone = useTeacherZone();
  const [create] = useCreateClassMutation();
  const [previewClass] = usePreviewClassMutation();
  const planning = usePlanningForm({
    schema,
    defaultValues: emptyClass(courseId, addDays(dayOf(now(), zone), 1)),
    draftKey: `class:new:${courseId}`,
    planOf: classPlanOf,
    ask: (plan) => previewClass({ body: plan }),
    make: (body) => create({ body }).unwrap(),
    done: words.created,
  });
  const { form, draft } = planning;
  function discard() {
    draft.discard();
    onClear();
  }
  const chosen = useCourseDefaults(form, useWatch({ control: form.control, name: 'courseId' }));
  return (
    <PlanningForm
      planning={{ ...planning, draft: { ...draft, discard } }}
      intro={words.intro}
      make={words.create}
      what={
        <>
          <CourseFields courses={courses} chosen={chosen} />
          <NameField />
        </>
      }
    >
      <FormSheet title={labels.how}>
        <TeachingFields />
      </FormSheet>
    </PlanningForm>
  );
}
