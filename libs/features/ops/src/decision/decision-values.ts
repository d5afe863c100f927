import * as v from 'valibot';
import type { FieldRemark } from '@portal/domain/contract/finding';
import { Filled } from '@portal/domain/contract/scalar';
import type { OpsDecision, OpsQueue } from '@portal/domain/ops/ops';
import { OPS_CHOICES, type OpsChoice, opsReasonWords } from '@portal/domain/ops/ops-choice';
import { opsContract } from '@portal/domain/ops/ops.contract';
import { decision as words } from '../messages.ts';

export interface DecisionValues {
  /** '' until she has chosen. */
  decision: OpsDecision | '';
  reason: string;
  remarks: FieldRemark[];
}

/** Where there is one way only, nobody has to choose it. */
export const noDecision = (queue: OpsQueue): DecisionValues => {
  const [first, second] = OPS_CHOICES[queue];
  return { decision: first && !second ? first.decision : '', reason: '', remarks: [] };
};

type Verdict = v.InferOutput<typeof opsContract.decideOpsItem.body>;

// What was written for one decision stays where it is while she thinks of another, and is not sent with that.
function verdictOf({ decision, says, to }: OpsChoice, queue: OpsQueue) {
  const reason = says === 'NOTHING' ? v.string() : Filled(2_000, opsReasonWords(queue).missing);
  const rules = opsContract.decideOpsItem.body.entries.remarks;
  const needed = v.pipe(rules, v.minLength(1, words.remarkNeeded));
  // Who asks for a correction says of what.
  const remarks = says !== 'REMARKS' ? v.array(v.unknown()) : to === 'CORRECTING' ? needed : rules;
  return v.pipe(
    v.object({ decision: v.literal(decision), reason, remarks }),
    v.transform((written) => ({
      decision,
      reason: says === 'NOTHING' ? '' : written.reason,
      remarks: says === 'REMARKS' ? written.remarks : [],
    })),
  );
}

/** What stands in the form becomes a verdict as the queue knows it. */
export const decisionForm = (queue: OpsQueue) =>
  v.variant(
    'decision',
    OPS_CHOICES[queue].map((choice) => verdictOf(choice, queue)),
    words.chooseOne,
  ) as unknown as v.GenericSchema<DecisionValues, Verdict>;
