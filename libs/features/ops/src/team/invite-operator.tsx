import { chakra } from '@chakra-ui/react/styled-system';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useInviteOperatorMutation } from '@portal/api/identity/operators.api';
import { OPERATOR_FIELDS } from '@portal/domain/identity/operator';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { Icon } from '@portal/ui/icon';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { invite as words, team } from '../messages.ts';
import { DesksField } from './desks-field.tsx';

const SCHEMA = v.object(OPERATOR_FIELDS);
const NOBODY: v.InferInput<typeof SCHEMA> = { name: '', email: '', desks: [] };
const LABELS = { name: words.name, email: words.email, desks: team.desks };

/** Makes an account for somebody new, who sets her password by a link from a mail. */
export function InviteOperator() {
  const [isOpen, setIsOpen] = useState(false);
  const sendsMail = useSendsMail();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button startIcon={<Icon as={UserPlus} />} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.title}
        description={sendsMail ? words.body : team.noMailBody}
        closeOnClickAway={false}
      >
        <InviteForm onClose={close} />
      </Dialog>
    </>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteOperatorMutation();
  const toast = useToast();
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: SCHEMA,
    defaultValues: NOBODY,
    async send(fields, clientId) {
      const { name } = await invite({ body: { clientId, ...fields } }).unwrap();
      draft.clear();
      toast({ type: 'success', title: words.done(name) });
      onClose();
    },
  });
  const draft = useFormDraft(form, { key: 'operator:new' });
  const { errors } = form.formState;
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <FormSummary problems={problems} labels={LABELS} {...summary} />
      <Field label={words.name} error={errors.name?.message} required>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={words.email} helper={words.emailHelper} error={errors.email?.message} required>
        <TextInput type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Controller
        control={form.control}
        name="desks"
        render={({ field, fieldState }) => <DesksField {...field} error={fieldState.error?.message} />}
      />
      <ProblemBanner title={words.failed} problem={problem} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {team.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
