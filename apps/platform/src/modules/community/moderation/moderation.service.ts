import { isDeepStrictEqual } from 'node:util';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import type { NewReport } from '@portal/domain/community/moderation';
import { areWordsRemoved, moveWords } from '@portal/domain/community/moderation-transitions';
import { decisionDueAt } from '../../../core/days/decision-due.ts';
import type { DeskItem } from '../../../core/desk/desk-queue.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { shortened } from '../../../core/shortened.ts';
import type { CommunityDeps, CommunityDesks } from '../community-deps.ts';
import { requireModerator } from '../groups/groups.service.ts';
import { tellingOfPost } from '../posts/telling-of-post.ts';
import { calledWords } from './called-words.ts';
import { filesOf, heldByReport } from './kept-files.ts';
import { appealUntil } from './moderation-view.ts';
import { moderationQueries } from './moderation.queries.ts';
import type { ReportRow } from './moderation.tables.ts';
import { removeWords } from './remove-words.ts';
import { takeBackRemoval } from './take-back-removal.ts';
import { type HeldWords, holdWords, offDesk, takeWords, textOf, type WordsPlace } from './words.ts';

const TITLE_SHOWN = 80;
const { appealDays, appealWorkingDays, reportWorkingDays } = COMMUNITY_LIMITS;

/** What words are called at the desk. */
const titleOf = (words: HeldWords) =>
  `${calledWords(words)} · ${shortened(words.comment?.content ?? (words.post.title || words.post.content), TITLE_SHOWN)}`;

/** The first report about words, as it lies on the desk. */
const reportItem = async (words: HeldWords, { at }: Pick<ReportRow, 'at'>): Promise<DeskItem> => ({
  id: words.id,
  teacherId: words.authorId,
  title: titleOf(words),
  submittedAt: at,
  dueAt: await decisionDueAt(at, reportWorkingDays),
});

/** What readers, those who look after a group, and authors do about words that should not stand there. */
export function moderationService(deps: CommunityDeps, { reports, appeals }: CommunityDesks) {
  const { database, clock, files } = deps;
  const { db } = database;

  return {
    report: (reporterId: string, place: WordsPlace, { reason, words }: NewReport): Promise<void> =>
      db.transaction(async (tx) => {
        const held = await holdWords(tx, place);
        if (held.authorId === reporterId) throw new DomainError('OWN_WORDS');
        const at = clock.now();
        const said = { contentThen: textOf(held), fileIds: await filesOf(tx, held) };
        const row = { wordsId: held.id, reporterId, reason, words, ...said, at };
        if (areWordsRemoved(held.state)) throw new DomainError('POST_REMOVED');
        const moderation = moderationQueries(tx);
        const before = (await moderation.reportsBy(reporterId, [held.id])).get(held.id);
        // What was decided of her report is not about what their author made of the words since.
        if (before?.outcome && !isOther(before, said)) throw new DomainError('REPORT_EXISTS');
        const added = await moderation.addReport(row);
        if (!added) throw new DomainError('REPORT_EXISTS');
        await files.hold(tx, { heldBy: heldByReport(added.seq), fileIds: added.fileIds });
        await takeWords(tx, held, 'REPORT');
        // Another report about the same words waits with the first.
        if (held.state !== 'REPORTED') await reports.open(tx, await reportItem(held, row));
      }),

    remove: (moderatorId: string, place: WordsPlace, reason: string): Promise<void> =>
      tellingOfPost(deps, { postId: place.postId, byId: moderatorId }, () =>
        offDesk(
          db,
          { reports, appeals: NO_DESK },
          async () => [place.commentId ?? place.postId],
          async (tx, check) => {
            const held = await holdWords(tx, place);
            await requireModerator(tx, held.post.groupId, moderatorId);
            if (held.authorId === moderatorId) throw new DomainError('OWN_WORDS');
            if ('refused' in moveWords(held.state, 'REMOVE')) throw new DomainError('WRONG_STATE');
            check(held);
            await removeWords(tx, deps, held, { by: 'GROUP', byId: moderatorId, reason });
          },
        ),
      ),

    /** The same person brings back what she removed for her group; what was reported of it waits for the team again. */
    takeBack: (moderatorId: string, place: WordsPlace): Promise<void> =>
      tellingOfPost(deps, { postId: place.postId, byId: moderatorId }, () =>
        db.transaction(async (tx) => {
          const held = await holdWords(tx, place);
          await requireModerator(tx, held.post.groupId, moderatorId);
          await takeBackRemoval(tx, deps, held, moderatorId, async (words, first) => {
            await takeWords(tx, words, 'REPORT');
            await reports.open(tx, { ...(await reportItem(words, first)), isReturned: true });
          });
        }),
      ),

    appeal: (authorId: string, place: WordsPlace, appealWords: string): Promise<void> =>
      db.transaction(async (tx) => {
        const held = await holdWords(tx, place);
        if (held.authorId !== authorId) throw new DomainError('NOT_AUTHOR');
        const move = moveWords(held.state, 'APPEAL');
        if ('refused' in move) throw new DomainError(move.refused);
        const moderation = moderationQueries(tx);
        const removal = (await moderation.removalsOf([held.id])).get(held.id);
        if (!removal) throw new Error(`Removed words without a removal: ${held.id}`);
        const at = clock.now();
        if (at > appealUntil(removal)) throw new DomainError('APPEAL_LATE', { values: { n: appealDays } });
        await takeWords(tx, held, 'APPEAL');
        await moderation.changeRemoval(removal.seq, { appealWords, appealedAt: at });
        await appeals.open(tx, {
          id: held.id,
          teacherId: authorId,
          title: titleOf(held),
          submittedAt: at,
          dueAt: await decisionDueAt(at, appealWorkingDays),
        });
      }),
  };
}
export type ModerationService = ReturnType<typeof moderationService>;

/** What an author said to a removal is the team's alone to decide. */
const NO_DESK: CommunityDesks['appeals'] = { open: async () => undefined, cancel: async () => false };

type Said = Pick<ReportRow, 'contentThen' | 'fileIds'>;
const isOther = (one: Said, other: Said): boolean =>
  one.contentThen !== other.contentThen || !isDeepStrictEqual(new Set(one.fileIds), new Set(other.fileIds));
