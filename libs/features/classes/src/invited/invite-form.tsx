import { useEffect, useEffectEvent, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useInviteByMailMutation } from '@portal/api/classes/class-invitations.api';
import { FAMILY_LANGUAGES, type FamilyLanguage, GUARDIAN_LANGUAGE_LABELS } from '@portal/domain/classes/class';
import {
  INVITATION_FIELDS,
  INVITED_AT_ONCE_MAX,
  NAMES_SEVERAL,
  namesOne,
} from '@portal/domain/classes/invitation-letter';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Field, TextInput } from '@portal/ui/field';
import { RadioCards } from '@portal/ui/radio-cards';
import { TextListField } from '@portal/ui/text-list-field';
import { invite as words } from '../invited-messages.ts';
import { DialogForm } from '../settings/dialog-form.tsx';
import { addressesIn } from './addresses-in.ts';
import { LetterPreview } from './letter-preview.tsx';

const Invitations = v.pipe(
  v.object(INVITATION_FIELDS),
  v.forward(
    v.check((written) => namesOne(written), NAMES_SEVERAL),
    ['studentName'],
  ),
);

const LANGUAGES = FAMILY_LANGUAGES.map((value) => ({ value, label: GUARDIAN_LANGUAGE_LABELS[value] }));
const NOTHING: v.InferInput<typeof Invitations> = { emails: [], studentName: '', language: 'ko' };

/** A line as it is left: the address alone, unless it is none. */
function asAddress(line: string): string {
  const [address, ...more] = addressesIn(line);
  return more.length > 0 ? line : (address ?? '');
}

interface Props {
  classId: string;
  onClose: () => void;
}

/** To whom invitations go, in which language, and the letter as it will be read. */
export function InviteForm({ classId, onClose }: Props) {
  const toast = useToast();
  const [invite] = useInviteByMailMutation();
  const count = useRef(0);
  const contract = useContractForm({
    schema: Invitations,
    defaultValues: NOTHING,
    async send(written, clientId) {
      count.current = written.emails.length;
      await invite({ id: classId, body: { clientId, ...written } }).unwrap();
    },
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.sent(count.current) });
      onClose();
    },
  });
  const { form, problems } = contract;
  const draft = useFormDraft(form, { key: `invite-by-mail:${classId}` });
  const [studentName, language, emails] = useWatch({
    control: form.control,
    name: ['studentName', 'language', 'emails'],
  });
  const sentenceOf = (path: string) => problems.find(({ name }) => name === path)?.message;

  // The lines of the list are no fields of the form: whoever sends is led to the first wrong one here.
  const lines = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitting } = form.formState;
  const lead = useEffectEvent(() => {
    if (problems[0]?.name.startsWith('emails'))
      lines.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) lead();
  }, [submitCount, isSubmitting]);

  return (
    <DialogForm
      contract={contract}
      draft={draft}
      failed={words.failed}
      keep={words.keep}
      submit={{ label: words.submit }}
      isReloading={false}
      onReload={onClose}
      onClose={onClose}
    >
      <div ref={lines}>
        <Controller
          control={form.control}
          name="emails"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <TextListField
              ref={ref}
              label={words.emails}
              helper={words.emailsHelper}
              required
              value={value}
              onChange={onChange}
              onBlur={() => {
                onChange(value.map(asAddress));
                onBlur();
              }}
              split={addressesIn}
              nameOf={words.emailOf}
              addLabel={words.emailAdd}
              placeholder={words.emailPlaceholder}
              max={INVITED_AT_ONCE_MAX}
              error={sentenceOf('emails')}
              errors={Object.fromEntries(emails.map((_, at) => [at, sentenceOf(`emails.${at}`)]))}
            />
          )}
        />
      </div>
      <Field label={words.studentName} helper={words.studentNameHelper} error={sentenceOf('studentName')} optional>
        <TextInput autoComplete="off" {...form.register('studentName')} />
      </Field>
      <Controller
        control={form.control}
        name="language"
        render={({ field }) => <RadioCards<FamilyLanguage> {...field} label={words.language} options={LANGUAGES} />}
      />
      <LetterPreview classId={classId} studentName={emails.length > 1 ? '' : studentName} language={language} />
    </DialogForm>
  );
}
