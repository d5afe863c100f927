import { groupDeskContract } from '@portal/domain/community/group-desk.contract';
import { CLIENT_ID, defineAccess } from '../../../testing/access.ts';

const params = { groupId: 'grp_matrix' };
const facts = {
  groupName: '새 모임',
  description: '무엇이든 물어요.',
  bannerId: null,
  bannerText: '',
  subjectId: null,
  seats: 10,
  ownerUsername: 'owner',
};
const found = { body: { clientId: CLIENT_ID, ...facts } };
const change = { params, body: { version: 1, ...facts, groupName: '매트릭스 모임' } };

export const access = defineAccess(groupDeskContract, {
  rows: {
    listKeptGroups: { own: {}, isHelp: true },
    getKeptGroup: { own: { params }, otherDesk: { params }, isHelp: true },
    createGroup: { own: found, otherDesk: found, isHelp: true },
    updateGroup: { own: change, otherDesk: change, isHelp: true },
  },
  // What the other files of the context name: this one comes first in the order of their paths.
  seed: ({ database }, teacherId) =>
    database.raw.exec(`
      insert into community_group (id, client_id, name, description, seats, founded_by, founded_at)
        select 'grp_' || name, gen_random_uuid(), '모임 ' || name, '소개', 10, 'ops', now()
        from (values ('matrix'), ('left')) as t (name);
      insert into community_member (group_id, member_id, role, joined_at)
        values ('grp_matrix', '${teacherId}', 'OWNER', now()), ('grp_left', 'user_member', 'OWNER', now()),
          ('grp_left', '${teacherId}', 'MEMBER', now());
      insert into app_user (id, code, username, name, user_type, created_at)
        values ('usr_matrix_member', 'KR0000777TC', 'matrix-member', '멤버', 'TEACHER', now());
      insert into community_member (group_id, member_id, role, joined_at)
        values ('grp_matrix', 'usr_matrix_member', 'MEMBER', now())`),
});
