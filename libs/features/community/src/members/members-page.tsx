import { useParams } from 'react-router';
import { useListAddress } from '@portal/portal-core/use-list-address';
import { ListTools } from '@portal/ui/list-tools';
import { GroupFrame } from '../group-frame/group-frame.tsx';
import { members as words } from '../messages.ts';
import { MemberList } from './member-list.tsx';
import { useMembers } from './use-members.ts';

const NO_ORDER = [{ value: '' }] as const;

/** /account/community/:groupId/members: who is in a group; its owner names who looks after it (COM-1). */
export function MembersPage() {
  const { groupId = '' } = useParams();
  const { q, search } = useListAddress(NO_ORDER);
  const list = useMembers(groupId, q);
  return (
    <GroupFrame groupId={groupId} tab="members">
      {(group) => (
        <div>
          <ListTools labels={{ search: words.search }} q={q} onSearch={search} />
          <MemberList group={group} list={list} q={q} onReset={() => search('')} />
        </div>
      )}
    </GroupFrame>
  );
}
