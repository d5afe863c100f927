import { formatPoints } from '@portal/domain/format/money';
import { paths, sitePath } from '@portal/domain/site/paths';
import { shortened } from '../../core/shortened.ts';
import type { Notice } from '../notifications/module.ts';
import { calledWords } from './moderation/called-words.ts';
import type { CommentRow, PostRow } from './posts/posts.tables.ts';

type News = Omit<Notice, 'userId'>;

/** Words of a group, and what it is called. */
export interface NamedWords {
  readonly groupName: string;
  readonly post: Pick<PostRow, 'id' | 'kind' | 'title' | 'content'>;
  /** Where they are a comment's. */
  readonly comment: Pick<CommentRow, 'id'> | null;
}

const TEXT_SHOWN = 80;
const REASON_SHOWN = 200;

/** The bold name of the group first, then the rest. */
const inGroup = (groupName: string, text: string) => ({
  content: `${groupName} · ${text}`,
  highlightMarks: [{ type: 'BOLD_TAG' as const, offset: 0, length: groupName.length }],
});
const urlOf = ({ post, comment }: Pick<NamedWords, 'post' | 'comment'>) =>
  sitePath(paths.communityPost(post.id, comment?.id));
const headOf = ({ title, content }: NamedWords['post']) => shortened(title || content, TEXT_SHOWN);
const wordsId = ({ post, comment }: NamedWords) => comment?.id ?? post.id;

/** To the author of a post. Not in the words of who comments: those stand where they can be removed. */
export function commented(words: NamedWords): News {
  const isQuestion = words.post.kind === 'QUESTION';
  return {
    kind: isQuestion ? 'COMMUNITY_ANSWERED' : 'COMMUNITY_COMMENTED',
    entity: wordsId(words),
    version: 1,
    url: urlOf(words),
    groupKey: `post:${words.post.id}`,
    title: isQuestion ? '내 질문에 답변이 왔어요' : '내 글에 댓글이 달렸어요',
    ...inGroup(words.groupName, headOf(words.post)),
  };
}

/** To the author of the answer. */
export const chosen = (words: NamedWords): News => ({
  kind: 'COMMUNITY_CHOSEN',
  entity: wordsId(words),
  version: 1,
  url: urlOf(words),
  title: '내 답변으로 질문이 해결됐어요',
  ...inGroup(words.groupName, headOf(words.post)),
});

/** To the author of a pack, of each who keeps it. Her points are told with it: those of one pack stand together. */
export const taken = (words: NamedWords, takerId: string, points: number): News => ({
  kind: 'COMMUNITY_TAKEN',
  entity: wordsId(words),
  version: takerId,
  url: urlOf(words),
  groupKey: `pack:${words.post.id}`,
  title: '내 자료를 다른 선생님이 가져갔어요',
  ...inGroup(
    words.groupName,
    [headOf(words.post), points > 0 && `${formatPoints(points)}를 받았어요.`].filter(Boolean).join(' · '),
  ),
});

/** To the author of a pack. */
export const thanked = (words: NamedWords, takerId: string): News => ({
  kind: 'COMMUNITY_THANKED',
  entity: wordsId(words),
  version: takerId,
  url: urlOf(words),
  groupKey: `pack-thanks:${words.post.id}`,
  title: '내 자료에 고마움을 전했어요',
  ...inGroup(words.groupName, headOf(words.post)),
});

/** To the author of what was removed. */
export const removed = (words: NamedWords, { reason, at }: { readonly reason: string; readonly at: Date }): News => ({
  kind: 'COMMUNITY_REMOVED',
  entity: wordsId(words),
  version: at.toISOString(),
  url: urlOf(words),
  title: `내 ${calledWords(words)}이 지워졌어요`,
  ...inGroup(words.groupName, shortened(reason, REASON_SHOWN)),
});

const REPORT_TITLES = {
  REMOVED: '신고한 글을 지웠어요',
  KEPT: '신고한 글을 그대로 두기로 했어요',
  DELETED: '신고한 글을 쓴 사람이 지웠어요',
} as const;

/** To who reported them. */
export const reportDecided = (
  words: NamedWords,
  outcome: keyof typeof REPORT_TITLES,
  { reason, at }: { readonly reason: string; readonly at: Date },
): News => ({
  kind: 'COMMUNITY_REPORT_DECIDED',
  entity: wordsId(words),
  version: at.toISOString(),
  // What its author deleted can be opened no more.
  url: outcome === 'DELETED' ? sitePath(paths.community()) : urlOf(words),
  title: REPORT_TITLES[outcome],
  ...inGroup(words.groupName, shortened(reason, REASON_SHOWN) || headOf(words.post)),
});

/** To the author of what was removed by mistake. */
export const removalTakenBack = (words: NamedWords, removalNo: number): News => ({
  kind: 'COMMUNITY_REMOVED',
  entity: wordsId(words),
  version: `back-${removalNo}`,
  url: urlOf(words),
  title: `지워진 내 ${calledWords(words)}을 모임에서 되살렸어요`,
  ...inGroup(words.groupName, headOf(words.post)),
});

/** To who reported it. */
export const reportWaitsAgain = (words: NamedWords, removalNo: number): News => ({
  kind: 'COMMUNITY_REPORT_DECIDED',
  entity: wordsId(words),
  version: `back-${removalNo}`,
  url: urlOf(words),
  title: '신고한 글을 되살려서 운영팀이 다시 확인해요',
  ...inGroup(words.groupName, headOf(words.post)),
});

/** To who had removed them for their group. */
export const removalUndone = (words: NamedWords, reason: string, removalNo: number): News => ({
  kind: 'COMMUNITY_APPEAL_DECIDED',
  entity: wordsId(words),
  version: removalNo,
  url: urlOf(words),
  title: `지웠던 ${calledWords(words)}을 운영팀이 되살렸어요`,
  ...inGroup(words.groupName, shortened(reason, REASON_SHOWN)),
});

/** To who appealed. */
export const appealDecided = (words: NamedWords, isRestored: boolean, reason: string, removalNo: number): News => ({
  kind: 'COMMUNITY_APPEAL_DECIDED',
  entity: wordsId(words),
  version: removalNo,
  url: urlOf(words),
  title: isRestored ? `내 ${calledWords(words)}을 되살렸어요` : `내 ${calledWords(words)}은 지운 채로 두기로 했어요`,
  ...inGroup(words.groupName, shortened(reason, REASON_SHOWN)),
});
