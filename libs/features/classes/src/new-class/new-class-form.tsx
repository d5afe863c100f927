import { chakra } from '@chakra-ui/react/styled-system';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useCreateClassMutation, usePreviewClassMutation } from '@portal/api/classes/classes.api';
import type { CourseSummary } from '@portal/domain/courses/course';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { CreationRefusal } from '../planning/creation-refusal.tsx';
import { FormSheet } from '../planning/form-sheet.tsx';
import { LessonPreview } from '../planning/lesson-preview.tsx';
import { PlanningLayout } from '../planning/planning-layout.tsx';
import { classPlanOf, NewClassForm as schema } from '../planning/planning-schema.ts';
import { TimingFields } from '../planning/timing-fields.tsx';
import { useLessonPreview } from '../planning/use-lesson-preview.ts';
import { fields as labels, planning as words } from '../planning-messages.ts';
import { emptyClass } from './class-defaults.ts';
import { CourseFields } from './course-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useCourseDefaults } from './use-course-defaults.ts';

interface Props {
  courses: readonly CourseSummary[];
  /** The one that is chosen at the beginning, or ''. */
  courseId: string;
}

/** Everything a new class needs, beside the lessons that would come of it. */
export function NewClassForm({ courses, courseId }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const zone = useTeacherZone();
  const [create] = useCreateClassMutation();
  const [previewClass] = usePreviewClassMutation();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema,
    defaultValues: emptyClass(courseId, addDays(dayOf(now(), zone), 1)),
    async send(values, clientId) {
      const { id } = await create({ body: { clientId, ...values } }).unwrap();
      draft.clear();
      toast({ type: 'success', title: words.created, message: values.name });
      void navigate(paths.classDetail(id), { replace: true });
    },
  });
  // What the course filled in is no work of hers.
  const { isDirty, errors } = form.formState;
  const draft = useFormDraft(form, { key: `class:new:${courseId}`, isDirty: () => isDirty });
  const values = useWatch({ control: form.control });
  const course = useCourseDefaults(form, values.courseId ?? '');
  const preview = useLessonPreview(classPlanOf(values), (plan) => previewClass({ body: plan }));

  return (
    <FormProvider {...form}>
      <PlanningLayout
        onSubmit={submit}
        preview={<LessonPreview {...preview} />}
        actions={
          <Button type="submit" loading={isSending}>
            {words.create}
          </Button>
        }
      >
        <chakra.p color="fg.muted">{words.intro}</chakra.p>
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <FormSummary problems={problems} labels={labels} {...summary} />
        <FormSheet title={labels.what}>
          <CourseFields courses={courses} course={course} />
          <Field label={labels.name} required limit={LIMITS.courseTitleMax} error={errors.name?.message}>
            <TextInput {...form.register('name')} autoComplete="off" />
          </Field>
        </FormSheet>
        <FormSheet title={labels.when}>
          <TimingFields />
        </FormSheet>
        <FormSheet title={labels.how}>
          <PlaceFields />
        </FormSheet>
        <CreationRefusal problem={problem} />
      </PlanningLayout>
    </FormProvider>
  );
}
