import { type GroupPerson, isModerator } from '@portal/domain/community/group';
import { areWordsRemoved } from '@portal/domain/community/moderation-transitions';
import type { CommunityPost, PostComment } from '@portal/domain/community/post';
import { commentQueries } from '../comments/comments.queries.ts';
import type { CommunityDeps, On } from '../community-deps.ts';
import { ownRemovalView, ownReportView, removalView } from '../moderation/moderation-view.ts';
import { moderationQueries } from '../moderation/moderation.queries.ts';
import { sharedPackViews } from '../shared-packs/shared-pack-view.ts';
import { type Person, postQueries } from './posts.queries.ts';
import type { CommentRow, PostRow } from './posts.tables.ts';

type Deps = Pick<CommunityDeps, 'files'>;
type WordsRow = PostRow | CommentRow;

/** Everything that stands beside words, read once for all that are shown together. */
async function besideWords(on: On, readerId: string, rows: readonly WordsRow[]) {
  const ids = rows.map(({ id }) => id);
  const groupIds = [...new Set(rows.map(({ groupId }) => groupId))];
  const removed = rows.filter(({ state }) => areWordsRemoved(state));
  const moderation = moderationQueries(on);
  const [people, reports, removals] = [
    await postQueries(on).people(groupIds, [...new Set([readerId, ...rows.map(({ authorId }) => authorId)])]),
    await moderation.reportsBy(readerId, ids),
    await moderation.removalsOf(removed.map(({ id }) => id)),
  ];
  return { readerId, people: new Map<string, Person>(people.map((one) => [one.id, one])), reports, removals };
}
type Beside = Awaited<ReturnType<typeof besideWords>>;

const personOf = ({ people }: Beside, id: string, groupId: string): GroupPerson => {
  const { name = '', avatar = null, roles = {} } = people.get(id) ?? {};
  return { id, name, avatar, role: roles[groupId] ?? null };
};

/** What posts and comments have in common. Removed words are told to their author alone, and why to who removed them as well. */
function saidView(row: WordsRow, beside: Beside) {
  const { id, authorId, groupId, state } = row;
  const isMine = authorId === beside.readerId;
  const isRemoved = areWordsRemoved(state);
  const [report, removal] = [beside.reports.get(id), beside.removals.get(id)];
  const looksAfter = isModerator(personOf(beside, beside.readerId, groupId).role);
  return {
    id,
    content: isRemoved && !isMine ? '' : row.content,
    author: personOf(beside, authorId, groupId),
    isMine,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    isRemoved,
    removal: isRemoved && isMine && removal ? removalView(removal) : null,
    myRemoval: looksAfter && removal ? ownRemovalView(state, removal, beside.readerId) : null,
    report: report ? ownReportView(report) : null,
    canRemove: looksAfter && !isMine && !isRemoved,
    version: row.version,
  };
}

const commentView = (row: CommentRow, answerId: string | null, beside: Beside): PostComment => ({
  ...saidView(row, beside),
  postId: row.postId,
  isChosen: row.id === answerId,
});

/** Comments of one post, as a teacher reads them. */
export async function commentViews(
  on: On,
  readerId: string,
  { answerId }: Pick<PostRow, 'answerId'>,
  rows: readonly CommentRow[],
): Promise<PostComment[]> {
  const beside = await besideWords(on, readerId, rows);
  return rows.map((row) => commentView(row, answerId, beside));
}

/** Posts as a teacher reads them, each question with its answer. */
export async function postViews(
  on: On,
  { files }: Deps,
  readerId: string,
  rows: readonly PostRow[],
): Promise<CommunityPost[]> {
  const answers = await commentQueries(on).byIds(rows.flatMap(({ answerId }) => answerId ?? []));
  const shown = rows.filter((row) => row.authorId === readerId || !areWordsRemoved(row.state));
  const beside = await besideWords(on, readerId, [...rows, ...answers]);
  const refs = await files.refsOf(
    on,
    shown.flatMap((row) => row.files.map(({ fileId }) => fileId)),
  );
  const liked = await postQueries(on).likedBy(
    readerId,
    rows.map(({ id }) => id),
  );
  const packs = await sharedPackViews(
    on,
    { files },
    {
      readerId,
      opened: new Set(shown.filter((row) => personOf(beside, readerId, row.groupId).role !== null).map(({ id }) => id)),
    },
    shown.filter(({ kind }) => kind === 'PACK').map(({ id }) => id),
  );
  const groups = await postQueries(on).groupNames([...new Set(rows.map(({ groupId }) => groupId))]);
  const answerOf = new Map(answers.map((answer) => [answer.id, answer]));

  return rows.map((row) => {
    const said = saidView(row, beside);
    const isSeen = !said.isRemoved || said.isMine;
    const answer = isSeen ? answerOf.get(row.answerId ?? '') : undefined;
    const question = row.answerId === null ? ('OPEN' as const) : ('SOLVED' as const);
    return {
      ...said,
      groupId: row.groupId,
      groupName: groups.get(row.groupId) ?? '',
      kind: row.kind,
      title: isSeen ? row.title : '',
      files: isSeen
        ? row.files.flatMap(({ fileId, text }) => {
            const file = refs.get(fileId);
            return file ? [{ file, text }] : [];
          })
        : [],
      isPinned: row.isPinned,
      canPin: !said.isRemoved && isModerator(personOf(beside, readerId, row.groupId).role),
      likes: row.likeCount,
      isLiked: liked.has(row.id),
      comments: row.commentCount,
      state: row.kind === 'QUESTION' ? question : null,
      answer: answer ? commentView(answer, row.answerId, beside) : null,
      pack: packs.get(row.id) ?? null,
    };
  });
}
