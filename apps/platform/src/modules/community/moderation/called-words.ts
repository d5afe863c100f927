import type { PostRow } from '../posts/posts.tables.ts';

interface Words {
  readonly post: Pick<PostRow, 'kind'>;
  readonly comment: object | null;
}

/** What words are called: a comment on a question is an answer. */
export function calledWords({ post, comment }: Words): string {
  if (!comment) return '글';
  return post.kind === 'QUESTION' ? '답변' : '댓글';
}
