import { groupsContract } from '@portal/domain/community/groups.contract';
import { defineAccess } from '../../../testing/access.ts';

const params = { groupId: 'grp_matrix' };

/** Every teacher reads every group: nothing here is foreign to anybody. */
export const access = defineAccess(groupsContract, {
  rows: {
    listMyGroups: { own: {} },
    listGroups: { own: {} },
    getGroup: { own: { params } },
    listGroupMembers: { own: { params } },
    joinGroup: { own: { params } },
    leaveGroup: { own: { params: { groupId: 'grp_left' } } },
    muteGroup: { own: { params, body: { isMuted: true } } },
    changeMemberRole: { own: { params: { ...params, memberId: 'usr_matrix_member' }, body: { role: 'MODERATOR' } } },
  },
});
