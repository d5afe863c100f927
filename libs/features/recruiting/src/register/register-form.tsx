import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSubmitFormMutation } from '@portal/api/recruiting/applications.api';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useDraftOwner } from '@portal/portal-core/use-draft-owner';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { TextLink } from '@portal/ui/text-link';
import { forgetVisitorTicket, useVisitorTicket } from '@portal/upload/use-visitor-ticket';
import { ApplicationFields } from '../application/application-fields.tsx';
import {
  applicationSchema,
  contentOf,
  EMPTY_APPLICATION,
  FORM_LABELS,
  formNameOf,
} from '../application/application-values.ts';
import { done, register as words } from '../messages.ts';
import type { Receipt } from './receipt.ts';
import { keepSent, NEW_APPLICATION } from './sent-application.ts';

interface RegisterFormProps {
  onDone: (receipt: Receipt) => void;
  /** Whether something is written that was not sent. */
  onDirty: (isDirty: boolean) => void;
}

/** The form of somebody who wants to teach; what is written stays in this browser until it is sent (REG-2). */
export function RegisterForm({ onDone, onDirty }: RegisterFormProps) {
  const [submitForm] = useSubmitFormMutation();
  const ticketOf = useVisitorTicket();
  const owner = useDraftOwner(true);
  const receipt = useRef<Receipt>(null);
  const contract = useContractForm({
    schema: applicationSchema,
    defaultValues: EMPTY_APPLICATION,
    fieldOf: formNameOf,
    async send(values, clientId) {
      const uploadTicket = await ticketOf();
      const body = { type: 'REGISTER_TEACHER', clientId, uploadTicket, ...contentOf(values) } as const;
      receipt.current = { email: values.email, ...(await submitForm({ body }).unwrap()) };
    },
    onSent() {
      draft.clear();
      forgetVisitorTicket();
      if (!receipt.current) return;
      if (owner !== null) keepSent(owner, receipt.current.code, form.getValues());
      onDone(receipt.current);
    },
  });
  const { form, problem, problems, summary, isSending } = contract;
  const draft = useFormDraft(form, {
    ...NEW_APPLICATION,
    omit: ['agree'],
    forVisitor: true,
  });
  const { isDirty, errors } = form.formState;
  const isWritten = isDirty || draft.restoredAt !== null;
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(isWritten), [isWritten]);

  return (
    <chakra.form noValidate onSubmit={contract.submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.already}{' '}
        <TextLink href={paths.applicationStatus()} linkAs={RouterLink} touch>
          {done.toStatus}
        </TextLink>
      </chakra.p>
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <FormSummary problems={problems} labels={FORM_LABELS} {...summary} />
      <ApplicationFields form={form} ticketOf={ticketOf} />
      <div>
        <Checkbox
          {...form.register('agree')}
          helper={words.agreeHelper}
          aria-invalid={errors.agree ? true : undefined}
          required
        >
          {words.agree}
        </Checkbox>
        {errors.agree && (
          <chakra.p mt="1" textStyle="body.sm" color="fg.error">
            {errors.agree.message}
          </chakra.p>
        )}
      </div>
      <ProblemBanner
        title={words.failed}
        problem={problem}
        action={
          problem?.code === 'DUPLICATE_APPLICATION' && (
            <TextLink href={paths.applicationStatus()} linkAs={RouterLink}>
              {done.toStatus}
            </TextLink>
          )
        }
      />
      <StickyActions>
        <Button type="submit" size="lg" loading={isSending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
