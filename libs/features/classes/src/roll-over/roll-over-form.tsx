import { chakra } from '@chakra-ui/react/styled-system';
import { FormProvider, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { usePreviewRollOverMutation, useRollOverClassMutation } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { CreationRefusal } from '../planning/creation-refusal.tsx';
import { FormSheet } from '../planning/form-sheet.tsx';
import { LessonPreview } from '../planning/lesson-preview.tsx';
import { PlanningLayout } from '../planning/planning-layout.tsx';
import { RollOverForm as schema, termPlanOf } from '../planning/planning-schema.ts';
import { TimingFields } from '../planning/timing-fields.tsx';
import { useLessonPreview } from '../planning/use-lesson-preview.ts';
import { fields as labels, planning as words } from '../planning-messages.ts';

/** A new term of a class: its programme and schedule on new days, seen before it is made (W11). */
export function RollOverForm({ shown: { id, name, endDate, weeklySchedule } }: { shown: TeachingClass }) {
  const navigate = useNavigate();
  const toast = useToast();
  const today = dayOf(now(), useTeacherZone());
  const [rollOver] = useRollOverClassMutation();
  const [previewRollOver] = usePreviewRollOverMutation();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema,
    defaultValues: {
      name,
      startDate: addDays(endDate > today ? endDate : today, 1),
      weeklySchedule,
      skipHolidays: true,
      withStudents: true,
    },
    async send(values, clientId) {
      const made = await rollOver({ id, body: { clientId, ...values } }).unwrap();
      draft.clear();
      toast({ type: 'success', title: words.rolledOver, message: values.name });
      void navigate(paths.classDetail(made.id), { replace: true });
    },
  });
  const draft = useFormDraft(form, { key: `class:roll-over:${id}` });
  const values = useWatch({ control: form.control });
  const preview = useLessonPreview(termPlanOf(values), (plan) => previewRollOver({ id, body: plan }));

  return (
    <FormProvider {...form}>
      <PlanningLayout
        onSubmit={submit}
        preview={<LessonPreview {...preview} />}
        actions={
          <>
            <Button asChild variant="outline">
              <RouterLink href={paths.classDetail(id)}>{words.back}</RouterLink>
            </Button>
            <Button type="submit" loading={isSending}>
              {words.rollOver}
            </Button>
          </>
        }
      >
        <chakra.p color="fg.muted">{words.rollOverIntro(name)}</chakra.p>
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <FormSummary problems={problems} labels={labels} {...summary} />
        <FormSheet title={labels.what}>
          <Field label={labels.name} required limit={LIMITS.courseTitleMax} error={form.formState.errors.name?.message}>
            <TextInput {...form.register('name')} autoComplete="off" />
          </Field>
          <Checkbox helper={labels.withStudentsHelper} {...form.register('withStudents')}>
            {labels.withStudents}
          </Checkbox>
        </FormSheet>
        <FormSheet title={labels.when}>
          <TimingFields />
        </FormSheet>
        <CreationRefusal problem={problem} />
      </PlanningLayout>
    </FormProvider>
  );
}
