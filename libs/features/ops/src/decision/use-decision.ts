import { useFieldArray } from 'react-hook-form';
import { useDecideOpsItemMutation } from '@portal/api/ops/ops.api';
import { OPS_QUEUES, type OpsItemDetails, type OpsQueue } from '@portal/domain/ops/ops';
import { OPS_CHOICES, opsChoiceOf } from '@portal/domain/ops/ops-choice';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { decision as words } from '../messages.ts';
import { decisionForm, noDecision } from './decision-values.ts';

const formOf = (queue: OpsQueue) => ({ schema: decisionForm(queue), defaultValues: noDecision(queue) });
const FORMS = Object.fromEntries(OPS_QUEUES.map((queue) => [queue, formOf(queue)])) as Record<
  OpsQueue,
  ReturnType<typeof formOf>
>;

/** Carries the request out and sees what comes of it. */
type Attempt = (send: () => Promise<unknown>) => Promise<void>;

export type Decision = ReturnType<typeof useDecision>;

/** The decision as it is being written. It outlives a conflict and a reload, until it is sent. */
export function useDecision(details: OpsItemDetails, isMine: boolean, attempt: Attempt) {
  const { queue, id } = details.item;
  // What stands on the page is what is decided about.
  const stamp = 'stamp' in details ? details.stamp : undefined;
  const [decide] = useDecideOpsItemMutation();
  const toast = useToast();
  const sendsMail = useSendsMail();
  const told = queue === 'APPLICATIONS' ? words.doneBodyByMail : words.doneBody;
  const doneBody = sendsMail ? told : words.doneBodyWithoutMail;
  const contract = useContractForm({
    ...FORMS[queue],
    async send(body) {
      let isDecided = true;
      await attempt(async () => {
        const { item } = await decide({ queue, id, body: { ...body, stamp } }).unwrap();
        isDecided = item.state !== 'WAITING';
      });
      draft.clear();
      const choice = opsChoiceOf(queue, body.decision);
      toast({
        type: 'success',
        title: isDecided ? (choice?.done ?? '') : words.firstDone,
        message: isDecided ? (choice?.told ?? doneBody) : words.firstDoneBody,
      });
    },
  });
  const { form } = contract;
  const { fields: remarks, append, remove } = useFieldArray({ control: form.control, name: 'remarks' });
  const draft = useFormDraft(form, { key: `ops:${queue}:${id}`, version: 1, isReady: isMine });

  const remarking = OPS_CHOICES[queue].find(({ says }) => says === 'REMARKS')?.decision;

  return {
    contract,
    draft,
    remarks,
    removeRemark: remove,
    /** Whether a decision of this queue takes remarks on single fields. */
    takesRemarks: remarking !== undefined,
    /** Goes to the remark on a field, or begins it; a text comes below what stands there. Who remarks means not to accept. */
    addRemark(path: string, remark = '') {
      if (remarking) form.setValue('decision', remarking, { shouldValidate: form.formState.isSubmitted });
      const at = remarks.findIndex((one) => one.path === path);
      if (at < 0) {
        append({ path, remark }, { focusName: `remarks.${remarks.length}.remark` });
        return;
      }
      const name = `remarks.${at}.remark` as const;
      const written = form.getValues(name);
      if (!written.includes(remark)) {
        const whole = [written.trimEnd(), remark].filter(Boolean).join('\n');
        form.setValue(name, whole, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      }
      form.setFocus(name);
    },
  };
}
