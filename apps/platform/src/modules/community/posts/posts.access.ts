import { postsContract } from '@portal/domain/community/posts.contract';
import { type Beside, CLIENT_ID, defineAccess, ownOf, type Sent } from '../../../testing/access.ts';

const on = <S extends Sent>(id: string, ...beside: Beside<S>) => ownOf<S>({ id }, ...beside);
const words = { title: '제목', content: '안녕하세요', files: [] };
const post = { clientId: CLIENT_ID, groupId: 'grp_matrix', kind: 'TALK' as const, ...words };

/** Every teacher reads what is said in groups: nothing here is foreign to anybody. */
export const access = defineAccess(postsContract, {
  rows: {
    listGroupPosts: { own: { params: { groupId: 'grp_matrix' } } },
    getPost: on('pst_matrix'),
    createPost: { own: { body: post } },
    updatePost: on('pst_matrix', { body: { version: 1, ...words } }),
    deletePost: on('pst_deleted'),
    likePost: on('pst_matrix', { body: { isLiked: true } }),
    pinPost: on('pst_matrix', { body: { isPinned: true } }),
    solvePost: on('pst_question', { body: { commentId: 'cmt_matrix' } }),
  },
  seed: ({ database }, teacherId) =>
    database.raw.exec(`
      insert into community_post (id, client_id, group_id, author_id, kind, title, content, created_at)
        select 'pst_' || name, gen_random_uuid(), 'grp_matrix', case when is_hers then '${teacherId}' else 'user_member' end,
          kind, '제목', '안녕하세요', now()
        from (values ('matrix', 'TALK', true), ('deleted', 'TALK', true), ('question', 'QUESTION', true),
          ('removed', 'TALK', true), ('foreign', 'TALK', false), ('bad', 'TALK', false),
          ('taken', 'TALK', false)) as t (name, kind, is_hers);
      insert into community_comment (id, client_id, post_id, group_id, author_id, content, created_at)
        select 'cmt_' || name, gen_random_uuid(), 'pst_question', 'grp_matrix',
          case when is_hers then '${teacherId}' else 'user_member' end, '안녕하세요', now()
        from (values ('matrix', true), ('deleted', true), ('removed', true), ('foreign', false), ('bad', false),
          ('taken', false)) as t (name, is_hers);
      update community_post set state = 'REMOVED' where id in ('pst_removed', 'pst_taken');
      update community_comment set state = 'REMOVED' where id in ('cmt_removed', 'cmt_taken')`),
});
