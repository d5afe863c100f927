import { chakra } from '@chakra-ui/react/styled-system';
import { type SubmitEvent, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { OPS_CHOICES, type OpsChoice, opsChoiceOf, opsReasonWords } from '@portal/domain/ops/ops-choice';
import { opsFieldLabel } from '@portal/domain/ops/ops-fields';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextArea } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { Panel } from '@portal/ui/panel';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { RadioCards } from '@portal/ui/radio-cards';
import { StickyActions } from '@portal/ui/sticky-actions';
import { decision as words, wordsOf } from '../messages.ts';
import { isOvertaken } from './overtaken.ts';
import { PayoutQuestion } from './payout-question.tsx';
import { RemarkFields } from './remark-fields.tsx';
import type { Decision } from './use-decision.ts';

interface DecisionFormProps {
  details: OpsItemDetails;
  decision: Decision;
}

/** Decides as the queue knows it, with a reason and with remarks at their fields where the decision asks for them. */
export function DecisionForm({ details, decision }: DecisionFormProps) {
  const { item, fields } = details;
  const { queue } = item;
  const [isAsked, setIsAsked] = useState(false);
  const { contract, draft, remarks, addRemark, removeRemark } = decision;
  const { form, submit, isSending, problem, problems, summary } = contract;
  const { errors } = form.formState;
  const [chosen, reason] = useWatch({ control: form.control, name: ['decision', 'reason'] });
  const choice = opsChoiceOf(queue, chosen);
  const saysMore = choice !== undefined && choice.says !== 'NOTHING';
  const sendsMail = useSendsMail();
  // What is wrong is said first; what is right is asked about where money goes its way.
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.trigger().then((isRight) => (isRight ? setIsAsked(true) : submit()));
  };
  const options = waysOf(details).map(({ decision: value, label, hint, hintWithoutMail = hint }) => ({
    value,
    label,
    description: sendsMail ? hint : hintWithoutMail,
  }));
  const reasonLabel = opsReasonWords(queue).label;
  const labels = {
    decision: words.choose,
    reason: reasonLabel,
    remarks: words.remarks,
    'remarks.root': words.remarks,
    ...Object.fromEntries(
      remarks.map(({ path }, at) => [`remarks.${at}.remark`, words.remarkOf(opsFieldLabel(fields, path))]),
    ),
  };
  return (
    <Panel title={wordsOf(queue).decision}>
      <chakra.form
        noValidate
        onSubmit={queue === 'WITHDRAWALS' ? ask : submit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <FormSummary problems={problems} labels={labels} {...summary} />
        {OPS_CHOICES[queue].length > 1 && (
          <Controller
            control={form.control}
            name="decision"
            render={({ field, fieldState }) => (
              <RadioCards
                label={words.choose}
                options={options}
                required
                {...field}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        {saysMore && (
          <>
            <Field
              label={reasonLabel}
              helper={choice.says === 'REMARKS' ? words.reasonHelper : undefined}
              error={errors.reason?.message}
              limit={2_000}
              required
            >
              <TextArea rows={4} {...form.register('reason')} />
            </Field>
            {choice.says === 'REMARKS' && (
              <RemarkFields
                form={form}
                remarks={remarks}
                fields={fields}
                onAdd={(path) => addRemark(path)}
                onRemove={removeRemark}
              />
            )}
          </>
        )}
        {choice?.says === 'NOTHING' && (reason.trim() !== '' || remarks.length > 0) && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.notSent}
          </chakra.p>
        )}
        <ProblemBanner title={wordsOf(queue).failed} problem={problem && isOvertaken(problem) ? null : problem} />
        <StickyActions>
          <Button type="submit" variant={chosen === 'DECLINE' ? 'danger' : 'solid'} loading={isSending}>
            {choice ? choice.submit : words.submitNone}
          </Button>
        </StickyActions>
      </chakra.form>
      {queue === 'WITHDRAWALS' && (
        <PayoutQuestion
          item={item}
          fields={fields}
          choice={choice}
          open={isAsked}
          onConfirm={() => {
            setIsAsked(false);
            submit();
          }}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </Panel>
  );
}

/** The ways of the queue that lead somewhere for this one, and what follows from them here. */
function waysOf(details: OpsItemDetails): readonly OpsChoice[] {
  const { withheld = [], isGone = false } = 'files' in details ? details : {};
  return OPS_CHOICES[details.queue]
    .filter((one) => !withheld.includes(one.decision))
    .map((one) => (isGone && one.hintWhenGone ? { ...one, hint: one.hintWhenGone } : one));
}
