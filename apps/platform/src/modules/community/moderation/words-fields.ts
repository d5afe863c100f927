import { APPEAL_OUTCOME_LABELS, REPORT_REASON_LABELS } from '@portal/domain/community/moderation';
import { POST_KIND_LABELS } from '@portal/domain/community/post';
import { formatMoment } from '@portal/domain/format/date-time';
import type { OpsField } from '@portal/domain/ops/ops';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { PackContents } from '../../library/module.ts';
import { commentQueries } from '../comments/comments.queries.ts';
import type { CommunityDeps, On } from '../community-deps.ts';
import { groupQueries } from '../groups/groups.queries.ts';
import { postQueries } from '../posts/posts.queries.ts';
import { sharedPackQueries } from '../shared-packs/shared-packs.queries.ts';
import { calledWords } from './called-words.ts';
import { filesOf } from './kept-files.ts';
import { moderationQueries } from './moderation.queries.ts';
import type { RemovalRow, ReportRow } from './moderation.tables.ts';
import { type HeldWords, stampOfWords, textOf, wordsOf } from './words.ts';

const when = (at: Date) => formatMoment(at, DEFAULT_TIME_ZONE);
const REMOVED_BY = { GROUP: '모임의 운영 멤버', TEAM: '운영팀' } as const;

/** Words by their id, deleted ones too; undefined where there never were any. */
export async function wordsById(on: On, id: string): Promise<HeldWords | undefined> {
  const comment = await commentQueries(on).anyById(id);
  const post = await postQueries(on).anyById(comment?.postId ?? id);
  return post && wordsOf(post, comment ?? null);
}

function reportFields(reports: readonly ReportRow[], names: ReadonlyMap<string, string>): OpsField[] {
  return reports.map(({ reporterId, reason, words, contentThen, at }, no) => ({
    path: `reports.${no}`,
    label: `신고 ${no + 1}`,
    text: [
      `${REPORT_REASON_LABELS[reason]} · ${names.get(reporterId) ?? ''} · ${when(at)}`,
      words,
      `그때의 글: ${contentThen}`,
    ]
      .filter(Boolean)
      .join('\n'),
  }));
}

/** Each removal with what came of it: words that were brought back can be removed again. */
const removalFields = (removals: readonly RemovalRow[]): OpsField[] =>
  removals.flatMap(
    ({ by, at, reason, takenBackAt, appealWords, appealedAt, outcome, outcomeReason, outcomeAt }, no) => [
      {
        path: `removals.${no}`,
        label: `지운 이유 ${no + 1}`,
        text: [`${REMOVED_BY[by]} · ${when(at)}`, reason, takenBackAt && `되돌렸어요 · ${when(takenBackAt)}`]
          .filter(Boolean)
          .join('\n'),
      },
      ...(appealWords === null
        ? []
        : [{ path: `appeals.${no}`, label: `이의 ${no + 1}`, text: `${when(appealedAt!)}\n${appealWords}` }]),
      ...(outcome === null
        ? []
        : [
            {
              path: `outcomes.${no}`,
              label: `이의의 결과 ${no + 1}`,
              text: [`${APPEAL_OUTCOME_LABELS[outcome]} · ${when(outcomeAt!)}`, outcomeReason]
                .filter(Boolean)
                .join('\n'),
            },
          ]),
    ],
  );

const contentNow = ({ content, deletedAt }: Pick<HeldWords['post'], 'content' | 'deletedAt'>) =>
  deletedAt ? `쓴 사람이 지웠어요 · ${when(deletedAt)}` : content;

/** What was reported last, beside what its author has made of it. */
const changedSince = (words: HeldWords, reported: ReportRow | undefined): OpsField[] =>
  reported && reported.contentThen !== textOf(words)
    ? [{ path: 'then', label: words.comment ? '신고된 댓글' : '신고된 글', text: reported.contentThen }]
    : [];

/** A pack in words; its documents lie beside them. */
const packText = ({ name, homework, polls }: PackContents): string =>
  [name, homework?.title, homework?.content, ...polls.map(({ question }) => question)].filter(Boolean).join('\n');

/** What an operator reads of words: themselves, where they stand, and what was said about them. */
export async function wordsMaterial(
  { database: { db }, accounts, files }: Pick<CommunityDeps, 'database' | 'accounts' | 'files'>,
  id: string,
) {
  const words = await wordsById(db, id);
  if (!words) return undefined;
  const { post, comment } = words;
  const moderation = moderationQueries(db);
  const [group, reports, removals] = [
    await groupQueries(db).byId(post.groupId),
    await moderation.reportsAbout(id),
    await moderation.removalsAbout(id),
  ];
  const names = await accounts.namesOf(
    db,
    reports.map(({ reporterId }) => reporterId),
  );
  const pack = comment ? undefined : (await sharedPackQueries(db).ofPost(post.id))?.contents;
  const now = await filesOf(db, words);
  // What was reported stays to be read with its report, whatever its author has made of the words.
  const then = reports.flatMap(({ fileIds }, no) => fileIds.map((fileId) => [fileId, `reports.${no}`] as const));
  const pathOf = new Map([...then, ...now.map((fileId) => [fileId, 'content'] as const)]);
  const refs = await files.refsOf(db, [...pathOf.keys()]);
  const fields: OpsField[] = [
    { path: 'group', label: '모임', text: group?.name ?? '' },
    {
      path: 'title',
      label: comment ? POST_KIND_LABELS[post.kind] : '제목',
      text: comment ? post.title || post.content : post.title,
    },
    { path: 'content', label: comment ? calledWords(words) : '내용', text: contentNow(comment ?? post) },
    ...changedSince(words, reports.at(-1)),
    { path: 'pack', label: '꾸러미', text: pack ? packText(pack) : '' },
    { path: 'contactReason', label: '연락처를 적은 이유', text: (comment ?? post).contactReason ?? '' },
    { path: 'createdAt', label: '쓴 때', text: when((comment ?? post).createdAt) },
    ...reportFields(reports, names),
    ...removalFields(removals),
  ];
  const shown = [...refs].map(([id, file]) => ({ path: pathOf.get(id)!, file }));
  return { fields, note: '', files: shown, lessons: [], stamp: stampOfWords(words) };
}
