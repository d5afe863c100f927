import type { sharedPacksContract } from '@portal/domain/community/shared-packs.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { CommunityDeps } from '../community-deps.ts';
import { readPost } from '../posts/posts.handlers.ts';
import type { SharedPackService } from './shared-packs.service.ts';

export function sharedPacksHandlers(
  deps: CommunityDeps,
  packs: SharedPackService,
): Handlers<typeof sharedPacksContract> {
  return {
    async takeSharedPack({ params: { id }, caller: { userId } }) {
      await packs.take(userId, id);
      return readPost(deps, userId, id);
    },

    async giveBackSharedPack({ params: { id }, caller: { userId } }) {
      await packs.giveBack(userId, id);
      return readPost(deps, userId, id);
    },

    async thankForSharedPack({ params: { id }, body: { isThanked }, caller: { userId } }) {
      await packs.thank(userId, id, isThanked);
      return readPost(deps, userId, id);
    },
  };
}
