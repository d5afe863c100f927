import { commentsContract } from '@portal/domain/community/comments.contract';
import { groupDeskContract } from '@portal/domain/community/group-desk.contract';
import { groupsContract } from '@portal/domain/community/groups.contract';
import { moderationContract } from '@portal/domain/community/moderation.contract';
import { postsContract } from '@portal/domain/community/posts.contract';
import { sharedPacksContract } from '@portal/domain/community/shared-packs.contract';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import { commentsHandlers } from './comments/comments.handlers.ts';
import { commentService } from './comments/comments.service.ts';
import type { CommunityDeps } from './community-deps.ts';
import { communityLimiter } from './community-limiter.ts';
import { groupDeskHandlers } from './desk/group-desk.handlers.ts';
import { groupDeskService } from './desk/group-desk.service.ts';
import { groupsHandlers } from './groups/groups.handlers.ts';
import { groupService } from './groups/groups.service.ts';
import { appealOpsSource } from './moderation/appeal-ops-source.ts';
import { moderationHandlers } from './moderation/moderation.handlers.ts';
import { moderationService } from './moderation/moderation.service.ts';
import { reportOpsSource } from './moderation/report-ops-source.ts';
import { postsHandlers } from './posts/posts.handlers.ts';
import { postService } from './posts/posts.service.ts';
import { settleTakings } from './shared-packs/settle-takings.ts';
import { sharedPacksHandlers } from './shared-packs/shared-packs.handlers.ts';
import { sharedPackService } from './shared-packs/shared-packs.service.ts';

export interface CommunityModule extends PlatformModule {
  /** Settles the packs that can be given back no more; the timer does it by itself. */
  tick(): Promise<void>;
  /** What is reported, and what authors say to a removal. */
  readonly opsSources: readonly OpsSource[];
}

/** Groups of teachers: who is in them, what is said and shared there, and what becomes of words that should not stand there. */
export function communityModule(deps: CommunityDeps): CommunityModule {
  const takings = settleTakings(deps);
  const desks = { reports: reportOpsSource(deps), appeals: appealOpsSource(deps) };
  return {
    opsSources: [desks.reports, desks.appeals],
    async register(app) {
      // 5,000 letters of four bytes, ten images with what they show, and what stands around them.
      const bodyLimit = { createPost: 131_072, updatePost: 131_072 };
      const writers = communityLimiter(deps);
      implement(app, groupDeskContract, groupDeskHandlers(deps, groupDeskService(deps)));
      implement(app, groupsContract, groupsHandlers(deps, groupService(deps)));
      implement(app, postsContract, postsHandlers(deps, postService(deps, desks), writers), { bodyLimit });
      implement(app, commentsContract, commentsHandlers(deps, commentService(deps, desks), writers));
      implement(app, moderationContract, moderationHandlers(deps, moderationService(deps, desks), writers));
      implement(app, sharedPacksContract, sharedPacksHandlers(deps, sharedPackService(deps)));
      takings.start();
      app.addHook('preClose', () => takings.stop());
    },
    tick: () => takings.flush(),
  };
}
