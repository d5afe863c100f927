import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { Id } from '../contract/scalar.ts';
import { DOCUMENT_KINDS } from '../library/document.ts';

/** What others may do with what is shared; each is a licence that stands elsewhere in full. */
export const LICENCES = ['CC_BY', 'CC_BY_SA', 'CC_BY_NC', 'CC0'] as const;
export type Licence = (typeof LICENCES)[number];

/** In words first, and by its code. */
export const LICENCE_LABELS: Record<Licence, { readonly words: string; readonly code: string }> = {
  CC_BY: { words: '출처를 밝히면 고쳐 써도 돼요', code: 'CC BY 4.0' },
  CC_BY_SA: { words: '출처를 밝히고 같은 조건으로 나누면 고쳐 써도 돼요', code: 'CC BY-SA 4.0' },
  CC_BY_NC: { words: '출처를 밝히면 고쳐 써도 돼요 · 다시 팔 수는 없어요', code: 'CC BY-NC 4.0' },
  CC0: { words: '출처를 밝히지 않고 고쳐 써도 돼요', code: 'CC0 1.0' },
};

/** What its author gets for each teacher who keeps a pack, and for how many of them in a calendar month. */
export const SHARED_PACK_POINTS = 10;
export const SHARED_PACK_TAKERS_A_MONTH = 30;

/** So long a pack that was taken can be given back: what the portal offers for ten seconds, and the way of the request. */
export const TAKE_BACK_SECONDS = 60;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a post is made of: a pack of her own library, as it is at that moment. */
export const PackToShare = v.strictObject({
  packId: Id,
  licence: v.picklist(LICENCES, '라이선스를 골라 주세요.'),
});
export type PackToShare = v.InferOutput<typeof PackToShare>;

export const SharedDocument = v.object({
  name: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  size: Count,
  /** For members of the group alone. */
  file: v.nullable(FileRef),
});
export type SharedDocument = v.InferOutput<typeof SharedDocument>;

/** A pack as it was when it was shared: what its author changes later stays with her. */
export const SharedPack = v.object({
  name: v.string(),
  licence: v.picklist(LICENCES),
  /** Bytes of all its documents. */
  size: Count,
  documents: v.array(SharedDocument),
  homework: v.nullable(v.object({ title: v.string(), content: v.string(), documents: v.array(SharedDocument) })),
  /** What is asked of the students. */
  questions: v.array(v.string()),
  takers: Count,
  thanks: Count,
  /** What the reader has of it; without an id she has deleted her copy since. */
  mine: v.nullable(v.object({ packId: v.nullable(Id), isThanked: v.boolean() })),
});
export type SharedPack = v.InferOutput<typeof SharedPack>;
