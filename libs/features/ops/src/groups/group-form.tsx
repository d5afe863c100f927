import { chakra } from '@chakra-ui/react/styled-system';
import type { UseFormReturn } from 'react-hook-form';
import type { ApiProblem } from '@portal/api/api-problem';
import type { NewGroup } from '@portal/domain/community/group-desk.contract';
import type { ContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { FormSummary } from '@portal/ui/form-summary';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { GroupFields } from './group-fields.tsx';
import type { GroupValues } from './group-values.ts';
import { group as words } from './groups-messages.ts';

interface GroupFormProps extends Pick<
  ContractForm<GroupValues, NewGroup>,
  'submit' | 'isSending' | 'problems' | 'summary'
> {
  form: UseFormReturn<GroupValues, unknown, NewGroup>;
  keepAs: string;
  ownerHelper: string;
  submitLabel: string;
  failed: string;
  problem: ApiProblem | null;
}

/** The form of a group: a new one, or one that is changed. */
export function GroupForm({ submitLabel, failed, ...props }: GroupFormProps) {
  const { form, keepAs, ownerHelper, submit, isSending, problem, problems, summary } = props;
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      aria-label={words.form}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      maxW="form"
      mt="4"
    >
      <FormSummary problems={problems} labels={words} {...summary} />
      <GroupFields form={form} keepAs={keepAs} ownerHelper={ownerHelper} />
      <ProblemBanner title={failed} problem={problem} />
      <StickyActions>
        <Button type="submit" loading={isSending}>
          {submitLabel}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
