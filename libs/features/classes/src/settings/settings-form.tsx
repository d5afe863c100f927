import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useUpdateClassMutation } from '@portal/api/classes/classes.api';
import { ClassSettings, type TeachingClass } from '@portal/domain/classes/class';
import { LIMITS } from '@portal/domain/tenant/limits';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { NumberField } from '@portal/ui/number-field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { settings as words } from '../class-messages.ts';
import { messages } from '../messages.ts';

const SettingsFields = v.omit(ClassSettings, ['version']);

interface Props {
  shown: TeachingClass;
  onReload: () => void;
  onClose: () => void;
}

/** What of a class can be changed at any time: its name, how many fit in, and where it is held. */
export function SettingsForm({ shown, onReload, onClose }: Props) {
  const { id, version, name, capacity, place, meetingUrl } = shown;
  const toast = useToast();
  const [update] = useUpdateClassMutation();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: SettingsFields,
    defaultValues: { name, capacity, place: place ?? '', meetingUrl: meetingUrl ?? '' },
    send: (values) => update({ id, body: { version, ...values } }).unwrap(),
    onSent: () => {
      draft.clear();
      toast({ type: 'success', title: words.done });
      onClose();
    },
  });
  const draft = useFormDraft(form, { key: `class-settings:${id}` });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <FormSummary problems={problems} labels={words} {...summary} />
      <Field label={words.name} required limit={LIMITS.courseTitleMax} error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <Controller
        control={form.control}
        name="capacity"
        render={({ field }) => (
          <NumberField
            {...field}
            onChange={(value) => field.onChange(value)}
            label={words.capacity}
            required
            unit={words.unit}
            error={errors.capacity?.message}
          />
        )}
      />
      {shown.mode !== 'ONLINE' && (
        <Field label={words.place} helper={words.placeHelper} limit={LIMITS.addressMax} error={errors.place?.message}>
          <TextInput {...form.register('place')} />
        </Field>
      )}
      {shown.mode !== 'OFFLINE' && (
        <Field label={words.meetingUrl} helper={words.meetingUrlHelper} optional error={errors.meetingUrl?.message}>
          <TextInput type="url" inputMode="url" {...form.register('meetingUrl')} />
        </Field>
      )}
      <FormRefusal title={words.failed} problem={problem} onReload={onReload} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {messages.close}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
