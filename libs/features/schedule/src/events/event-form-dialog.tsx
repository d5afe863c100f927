import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DateField } from '@portal/ui/date-field';
import { Dialog } from '@portal/ui/dialog';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { editingMessages } from '../editing-messages.ts';
import { TimesField } from '../editor/times-field.tsx';
import type { Day } from '../time/day.ts';
import { BusyField } from './busy-field.tsx';
import { type EventBody, type EventFields, EventForm } from './event-fields.ts';

const words = editingMessages.event;
const LABELS = {
  title: words.title,
  date: words.date,
  time: words.time,
  endTime: words.time,
  note: words.note,
  busy: words.availability,
};
const TITLE_MAX = 255;
const NOTE_MAX = 2000;

export interface EventFormDialogProps {
  isNew: boolean;
  /** Where its half-written text is kept. */
  draftKey: string;
  defaults: EventFields;
  /** Day and times were chosen in the grid just now, and win over those of a draft. */
  isPlaced: boolean;
  /** The entry is not among the loaded days: the defaults themselves come from a draft. */
  isFromDraft?: boolean;
  today: Day;
  /** Another kind of thing in the same place. */
  renderSwitch?: (fields: () => EventFields) => ReactNode;
  send: (body: EventBody, clientId: string) => Promise<unknown>;
  /** `isKept` says that something half-written stays behind. */
  onClose: (isKept: boolean) => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** An entry of the teacher's own, new or changed: title, date, time and note (CAL-1). */
export function EventFormDialog(props: EventFormDialogProps) {
  const { isNew, draftKey, defaults, isPlaced, isFromDraft = false, today, send, onClose } = props;
  const id = useId();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: EventForm,
    defaultValues: defaults,
    send,
    onSent: () => {
      draft.clear();
      onClose(false);
    },
  });
  // An empty form that was only opened somewhere is nothing to come back to.
  const hasWork = ({ title, note }: EventFields) =>
    isFromDraft || (isNew ? `${title}${note}`.trim() !== '' : form.formState.isDirty);
  const draft = useFormDraft(form, { key: draftKey, ...((isNew || isFromDraft) && { isDirty: hasWork }) });
  const { control, formState, register, setValue } = form;
  const { errors } = formState;
  const endTime = useWatch({ control, name: 'endTime' });
  const titleInput = useRef<HTMLInputElement | null>(null);
  const { ref: registerTitle, ...title } = register('title');

  const wasRestored = draft.restoredAt !== null;
  useEffect(() => {
    if (!wasRestored || !isPlaced) return;
    for (const name of ['date', 'time', 'endTime'] as const) setValue(name, defaults[name]);
  }, [wasRestored, isPlaced, defaults, setValue]);

  return (
    <Dialog
      open
      onClose={() => onClose(hasWork(form.getValues()))}
      closeOnClickAway={false}
      title={isNew ? words.add : words.edit}
      initialFocus={titleInput}
      finalFocus={props.finalFocus}
      footer={
        <>
          <Button variant="outline" onClick={() => onClose(hasWork(form.getValues()))}>
            {editingMessages.close}
          </Button>
          <Button type="submit" form={id} loading={isSending}>
            {words.save}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={submit} display="grid" gap="5">
        {props.renderSwitch?.(form.getValues)}
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <ProblemBanner problem={problem} />
        <FormSummary problems={problems} labels={LABELS} {...summary} />
        <Field label={words.title} required error={errors.title?.message} limit={TITLE_MAX}>
          <TextInput
            {...title}
            ref={(input) => {
              registerTitle(input);
              titleInput.current = input;
            }}
            placeholder={words.titlePlaceholder}
            autoComplete="off"
          />
        </Field>
        <Controller
          control={control}
          name="date"
          render={({ field }) => (
            <DateField {...field} label={words.date} required today={today} error={errors.date?.message} />
          )}
        />
        <TimesField
          control={control}
          startName="time"
          endName="endTime"
          keepsLength
          label={words.time}
          helper={words.endIsOptional}
          startError={errors.time?.message}
          endError={errors.endTime?.message}
        />
        <Controller
          control={control}
          name="busy"
          render={({ field }) => (
            <BusyField value={field.value ?? true} hasEnd={endTime !== ''} onChange={field.onChange} />
          )}
        />
        <Field label={words.note} optional error={errors.note?.message} limit={NOTE_MAX}>
          <TextArea rows={3} {...register('note')} />
        </Field>
      </chakra.form>
    </Dialog>
  );
}
