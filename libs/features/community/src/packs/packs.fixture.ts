import type { CommunityPost } from '@portal/domain/community/post';
import type { SharedPack } from '@portal/domain/community/shared-pack';
import { sharedPacksContract } from '@portal/domain/community/shared-packs.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aPackSummary } from '@portal/testing/library/pack-builders';

/** Her own packs, and what she does with those of others. */
export function packFakes(
  state: { posts: readonly CommunityPost[] },
  turn: (id: string, over: Partial<CommunityPost>) => CommunityPost | Response,
): Fake[] {
  const turnPack = (id: string, change: (pack: SharedPack) => Partial<SharedPack>) => {
    const pack = state.posts.find((post) => post.id === id)?.pack;
    return pack ? turn(id, { pack: { ...pack, ...change(pack) } }) : problemResponse('NOT_FOUND');
  };
  return [
    fake(packsContract.listPacks, { total: 1, items: [aPackSummary()] }),
    fake(sharedPacksContract.takeSharedPack, ({ params }) =>
      turnPack(params.id, ({ takers }) => ({ takers: takers + 1, mine: { packId: 'pack-9', isThanked: false } })),
    ),
    fake(sharedPacksContract.giveBackSharedPack, ({ params }) =>
      turnPack(params.id, ({ takers }) => ({ takers: takers - 1, mine: null })),
    ),
    fake(sharedPacksContract.thankForSharedPack, ({ params, body: { isThanked } }) =>
      turnPack(params.id, ({ thanks, mine }) => ({
        thanks: thanks + (isThanked ? 1 : -1),
        mine: mine && { ...mine, isThanked },
      })),
    ),
  ];
}
