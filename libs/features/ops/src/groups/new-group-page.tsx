import { useNavigate } from 'react-router';
import { useCreateGroupMutation } from '@portal/api/community/group-desk.api';
import { paths } from '@portal/domain/site/paths';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { OtherDesk } from '../desk/other-desk.tsx';
import { GroupForm as Form } from './group-form.tsx';
import { GroupFrame } from './group-frame.tsx';
import { fieldOf, GroupForm, NO_GROUP } from './group-values.ts';
import { group as words, groups } from './groups-messages.ts';

/** /ops/groups/new: a group is founded, and gets its first owner. */
export function NewGroupPage() {
  const [createGroup] = useCreateGroupMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const { problem, ...contractForm } = useContractForm({
    schema: GroupForm,
    defaultValues: NO_GROUP,
    fieldOf,
    send: (body, clientId) => createGroup({ body: { ...body, clientId } }).unwrap(),
    onSent() {
      draft.clear();
      toast({ type: 'success', title: words.created });
      void navigate(paths.opsGroups());
    },
  });
  const draft = useFormDraft(contractForm.form, { key: 'group:new' });
  return (
    <GroupFrame title={words.newTitle}>
      {problem?.code === 'FORBIDDEN' ? (
        <OtherDesk title={groups.notMine}>{groups.notMineBody}</OtherDesk>
      ) : (
        <Form
          {...contractForm}
          problem={problem}
          keepAs="group:new:banner"
          ownerHelper={words.ownerHelper}
          submitLabel={words.create}
          failed={words.createFailed}
        />
      )}
    </GroupFrame>
  );
}
