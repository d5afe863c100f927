import * as v from 'valibot';
import { Filled, FilledLine, Id, Instant, Version } from '../contract/scalar.ts';

export const COMMENT_LIMITS = { textMax: 500, tagMax: 20, tagsMax: 5, perTeacher: 200 } as const;

/** The most tags on one submission. */
export const ERROR_TAGS_MAX = 20;

const tag = v.pipe(FilledLine(COMMENT_LIMITS.tagMax, '태그를 적어 주세요.'), v.trim());

/** Short words for what went wrong, each once. */
export const Tags = (max: number) =>
  v.pipe(
    v.array(tag),
    v.transform((tags) => [...new Set(tags)]),
    v.maxLength(max, `태그는 ${max}개까지 붙일 수 있어요.`),
  );

export const GradingCommentWords = v.strictObject({
  text: v.pipe(Filled(COMMENT_LIMITS.textMax, '자주 쓰는 말을 적어 주세요.'), v.trim()),
  tags: Tags(COMMENT_LIMITS.tagsMax),
});
export type GradingCommentWords = v.InferOutput<typeof GradingCommentWords>;

/** 자주 쓰는 말: what a teacher says again and again while she grades (ASG-2). */
export const GradingComment = v.object({
  id: Id,
  text: v.string(),
  tags: v.array(v.string()),
  /** How often she has put it into what she wrote, and when last. */
  used: v.pipe(v.number(), v.integer(), v.minValue(0)),
  usedAt: v.nullable(Instant),
  version: Version,
});
export type GradingComment = v.InferOutput<typeof GradingComment>;
