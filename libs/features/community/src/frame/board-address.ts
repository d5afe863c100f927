import type { PostKind } from '@portal/domain/community/post';
import { paths } from '@portal/domain/site/paths';

const TABS = { TALK: undefined, QUESTION: 'questions', PACK: 'packs' } as const satisfies Record<
  PostKind,
  string | undefined
>;

/** Where posts of a kind stand in their group. */
export function boardAddress(groupId: string, kind: PostKind): string {
  const tab = TABS[kind];
  return paths.communityGroup(groupId, tab && { tab });
}
