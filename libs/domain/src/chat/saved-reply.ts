import * as v from 'valibot';
import { FilledLine, Id, Text } from '../contract/scalar.ts';

export const SAVED_REPLY_LIMITS = { nameMax: 40, textMax: 1_000, perTeacher: 100 } as const;

/** The languages in which a reply is kept side by side. */
export const REPLY_LANGUAGES = ['korean', 'vietnamese'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

/** What stands in braces, and is filled in before a reply is sent. */
export const SAVED_REPLY_VARIABLES = ['학생', '수업', '시간'] as const;
export type SavedReplyVariable = (typeof SAVED_REPLY_VARIABLES)[number];

export const isReplyVariable = (place: string): place is SavedReplyVariable =>
  (SAVED_REPLY_VARIABLES as readonly string[]).includes(place);

const text = v.pipe(Text(SAVED_REPLY_LIMITS.textMax), v.trim());

export const NewSavedReply = v.pipe(
  v.strictObject({
    name: v.pipe(FilledLine(SAVED_REPLY_LIMITS.nameMax, '이름을 적어 주세요.'), v.trim()),
    korean: text,
    vietnamese: text,
  }),
  v.forward(
    v.partialCheck(
      [['korean'], ['vietnamese']],
      ({ korean, vietnamese }) => korean !== '' || vietnamese !== '',
      '한 언어로는 글을 적어 주세요.',
    ),
    ['korean'],
  ),
);
export type NewSavedReply = v.InferOutput<typeof NewSavedReply>;

/** 문구: what a teacher writes to families again and again, in one language or in both. */
export const SavedReply = v.object({ id: Id, name: v.string(), korean: v.string(), vietnamese: v.string() });
export type SavedReply = v.InferOutput<typeof SavedReply>;
