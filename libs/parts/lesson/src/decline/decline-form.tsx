import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import * as v from 'valibot';
import { Filled } from '@portal/domain/contract/scalar';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { declineMessages as words } from './decline-messages.ts';

const REASON_MAX = 500;
const Reason = v.object({ reason: Filled(REASON_MAX, words.reasonMissing) });

interface Props {
  onDecline: (reason: string) => void;
  onBack: () => void;
}

/** Why a student's wish for another time is declined. */
export function DeclineForm({ onDecline, onBack }: Props) {
  const { form, submit } = useContractForm({
    schema: Reason,
    defaultValues: { reason: '' },
    send: async ({ reason }) => onDecline(reason.trim()),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="3">
      <Field
        label={words.reason}
        helper={words.reasonHelper}
        error={form.formState.errors.reason?.message}
        required
        limit={REASON_MAX}
      >
        <TextArea rows={2} {...form.register('reason')} />
      </Field>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" size="sm">
          {words.decline}
        </Button>
        <Button size="sm" variant="outline" onClick={onBack}>
          {words.back}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
