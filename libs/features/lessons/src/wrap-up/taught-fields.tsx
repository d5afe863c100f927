import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { ProgrammeStep } from '@portal/domain/classes/class';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Field, TextArea } from '@portal/ui/field';
import { MomentField } from '@portal/ui/moment-field';
import { SelectField } from '@portal/ui/select-field';
import { stepAfter } from '../programme/programme.ts';
import { wrapUp as words } from '../wrap-up-messages.ts';
import type { WrapUpFields } from './wrap-up-fields.ts';
import { WrapUpRow } from './wrap-up-row.tsx';

interface Props {
  programme: readonly ProgrammeStep[];
  /** Homework after a trial is no assignment: the note alone tells of it. */
  isTrial: boolean;
  form: UseFormReturn<WrapUpFields, unknown, WrapUpFields>;
}

/** What was taught, what is to be done at home, and what comes next; all but the homework proposed by the programme. */
export function TaughtFields({ programme, isTrial, form }: Props) {
  const zone = useTeacherZone();
  const { register, formState, setValue, getValues } = form;
  const { errors } = formState;
  const [programmeNo, homework] = useWatch({ control: form.control, name: ['programmeNo', 'homework'] });
  const hasHomework = homework.trim() !== '' && !isTrial;
  const titleOf = (no: number | null) => programme.find((step) => step.no === no)?.title ?? '';
  const nextTitle = (no: number | null) => (no === null ? '' : (stepAfter(programme, no)?.title ?? ''));

  function choose(value: string) {
    const no = value === '' ? null : Number(value);
    const old = getValues();
    const write = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('programmeNo', no, write);
    // A proposal gives way to the next one; her own words stay.
    if (old.covered === titleOf(old.programmeNo)) setValue('covered', titleOf(no), write);
    if (old.nextPlan === nextTitle(old.programmeNo)) setValue('nextPlan', nextTitle(no), write);
  }
  return (
    <WrapUpRow title={words.taught}>
      {programme.length > 0 && (
        <SelectField
          label={words.step}
          value={programmeNo === null ? '' : String(programmeNo)}
          placeholder={words.otherStep}
          options={programme.map(({ no, title }) => ({ value: String(no), label: words.stepOf(no, title) }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <Field label={words.covered} error={errors.covered?.message} required limit={2_000}>
        <TextArea rows={2} {...register('covered')} />
      </Field>
      <Field label={words.homework} error={errors.homework?.message} optional limit={2_000}>
        <TextArea rows={2} {...register('homework')} />
      </Field>
      {hasHomework && (
        <Controller
          control={form.control}
          name="homeworkDueAt"
          render={({ field }) => (
            <MomentField
              {...field}
              labels={[words.homeworkDueDay, words.homeworkDueTime]}
              helper={words.homeworkDueHint}
              zone={zone}
              today={dayOf(now(), zone)}
              error={errors.homeworkDueAt?.message}
            />
          )}
        />
      )}
      <Field label={words.nextPlan} error={errors.nextPlan?.message} optional limit={2_000}>
        <TextArea rows={2} {...register('nextPlan')} />
      </Field>
    </WrapUpRow>
  );
}
