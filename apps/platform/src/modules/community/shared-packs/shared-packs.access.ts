import { sharedPacksContract } from '@portal/domain/community/shared-packs.contract';
import { type Beside, defineAccess, ownOf, type Sent } from '../../../testing/access.ts';

const onPack = <S extends Sent>(name: string, ...beside: Beside<S>) => ownOf<S>({ id: `pst_pack_${name}` }, ...beside);

/** Every teacher reads what is shared in groups, and a member takes it: nothing here is foreign to anybody. */
export const access = defineAccess(sharedPacksContract, {
  rows: {
    takeSharedPack: onPack('taken'),
    giveBackSharedPack: onPack('returned'),
    thankForSharedPack: onPack('thanked', { body: { isThanked: true } }),
  },
  seed: ({ database }, teacherId) =>
    database.raw.exec(`
      insert into community_post (id, client_id, group_id, author_id, kind, title, content, created_at)
        select 'pst_pack_' || name, gen_random_uuid(), 'grp_matrix', 'user_member', 'PACK', '제목', '안녕하세요', now()
        from unnest(array['taken', 'returned', 'thanked']) as name;
      insert into community_pack (post_id, source_id, licence, contents)
        select 'pst_pack_' || name, 'pak_gone', 'CC_BY', '{"name": "꾸러미", "documents": [], "homework": null, "polls": []}'
        from unnest(array['taken', 'returned', 'thanked']) as name;
      insert into community_taking (post_id, taker_id, taken_at)
        select 'pst_pack_' || name, '${teacherId}', now() + interval '1 day' from unnest(array['returned', 'thanked']) as name`),
});
