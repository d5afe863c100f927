import { chakra } from '@chakra-ui/react/styled-system';
import * as v from 'valibot';
import { useAddExternalCalendarMutation } from '@portal/api/schedule/external-calendars.api';
import { externalCalendarsContract } from '@portal/domain/schedule/external-calendars.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { external } from '../messages.ts';

const { name, url } = externalCalendarsContract.addExternalCalendar.body.entries;
const Values = v.object({ name, url });

/** Connects a calendar by its address. The address is a secret of the other calendar, so no draft keeps it. */
export function ExternalForm() {
  const [add] = useAddExternalCalendarMutation();
  const toast = useToast();
  const contract = useContractForm({
    schema: Values,
    defaultValues: { name: '', url: '' },
    send: (values, clientId) => add({ body: { ...values, clientId } }).unwrap(),
    onSent() {
      draft.clear();
      form.reset();
      toast({ type: 'success', title: external.connected });
    },
  });
  const { form, problem, problems } = contract;
  const draft = useFormDraft(form, { key: 'external-calendar:new', version: 1, omit: ['url'] });
  const { errors } = form.formState;

  return (
    <chakra.form noValidate onSubmit={contract.submit} display="grid" gap="4" maxW="32rem">
      <FormSummary problems={problems} labels={{ name: external.name, url: external.url }} {...contract.summary} />
      <Field label={external.name} error={errors.name?.message} required>
        <TextInput placeholder={external.namePlaceholder} autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={external.url} helper={external.urlHelper} error={errors.url?.message} required>
        <TextInput type="url" inputMode="url" autoComplete="off" dir="ltr" {...form.register('url')} />
      </Field>
      <ProblemBanner problem={problem} />
      <div>
        <Button type="submit" variant="outline" loading={contract.isSending}>
          {external.connect}
        </Button>
      </div>
    </chakra.form>
  );
}
