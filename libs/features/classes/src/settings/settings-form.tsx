import { useEffect } from 'react';
import * as v from 'valibot';
import { useUpdateClassMutation } from '@portal/api/classes/classes.api';
import { ClassSettings } from '@portal/domain/classes/class';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { FormSummary } from '@portal/ui/form-summary';
import { settings as words } from '../class-messages.ts';
import { messages } from '../messages.ts';
import { NameField } from '../place/name-field.tsx';
import { PlaceFields } from '../place/place-fields.tsx';
import { fields as labels } from '../planning-messages.ts';
import { type ClassFormProps, DialogForm } from './dialog-form.tsx';

const SettingsFields = v.omit(ClassSettings, ['version']);

/** What of a class can be changed at any time: its name, how many fit in, and where it is held. */
export function SettingsForm({ shown, ...dialog }: ClassFormProps) {
  const { id, version, name, capacity, place, meetingUrl } = shown;
  const toast = useToast();
  const [update] = useUpdateClassMutation();
  const contract = useContractForm({
    schema: SettingsFields,
    defaultValues: { name, capacity, place: place ?? '', meetingUrl: meetingUrl ?? '' },
    send: (values) => update({ id, body: { version, ...values } }).unwrap(),
    onSent: () => {
      draft.clear();
      toast({ type: 'success', title: words.done });
      dialog.onClose();
    },
  });
  const { form, problems, summary } = contract;
  const draft = useFormDraft(form, { key: `class-settings:${id}` });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);

  return (
    <DialogForm
      contract={contract}
      draft={draft}
      failed={words.failed}
      keep={messages.close}
      submit={{ label: words.save }}
      {...dialog}
    >
      <FormSummary problems={problems} labels={labels} {...summary} />
      <NameField />
      <PlaceFields mode={shown.mode} placeHelper={words.placeHelper} />
    </DialogForm>
  );
}
