import { useUpdateGroupMutation } from '@portal/api/community/group-desk.api';
import type { KeptGroup } from '@portal/domain/community/group-desk.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { GroupForm as Form } from './group-form.tsx';
import { fieldOf, GroupForm, valuesOf } from './group-values.ts';
import { group as words } from './groups-messages.ts';

/** What a group is from now on, against what was read. */
export function EditGroup({ kept }: { kept: KeptGroup }) {
  const [updateGroup] = useUpdateGroupMutation();
  const toast = useToast();
  const { problem, ...contractForm } = useContractForm({
    schema: GroupForm,
    defaultValues: valuesOf(kept),
    fieldOf,
    send: ({ clientId: _, ...facts }) =>
      updateGroup({ groupId: kept.groupId, body: { ...facts, version: kept.version } }).unwrap(),
    onSent: () => toast({ type: 'success', title: words.saved }),
  });
  const isLate = problem?.code === 'VERSION_CONFLICT';
  return (
    <Form
      {...contractForm}
      problem={isLate ? { ...problem, message: words.late } : problem}
      keepAs={`group:${kept.groupId}:banner`}
      ownerHelper={words.ownerChange}
      submitLabel={words.save}
      failed={words.saveFailed}
    />
  );
}
