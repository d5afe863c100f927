import * as v from 'valibot';
import { Id } from '@portal/domain/contract/scalar';
import { DOCUMENT_KINDS, type LibraryDocument } from '@portal/domain/library/document';
import { type LessonPack, PACK_LIMITS, PackContent, type PackDrawing } from '@portal/domain/library/pack';
import { NewPoll, POLL_LIMITS } from '@portal/domain/live/live-poll';
import { files, questions } from '../pack-editor-messages.ts';

const { name, pages } = PackContent.entries;
const { title, content } = PackContent.entries.homework.wrapped.entries;
const { question } = NewPoll.entries;

const PackedDocument = v.object({
  id: Id,
  name: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  fileName: v.string(),
});
export type PackedDocument = v.InferOutput<typeof PackedDocument>;

/** A page with a name of its own, so that it can be carried. */
export interface PackedPage {
  readonly id: string;
  readonly drawings: PackDrawing[];
}

const documents = v.pipe(v.array(PackedDocument), v.maxLength(PACK_LIMITS.documentsMax, files.max));

/** The answers that are written, without their margins. */
const filledOf = (options: readonly string[]) => options.map((option) => option.trim()).filter(Boolean);

const options = v.pipe(
  v.array(v.string()),
  v.transform((lines): string[] => filledOf(lines)),
  v.minLength(POLL_LIMITS.optionsMin, questions.optionsMissing),
  v.check((filled) => new Set(filled).size === filled.length, questions.optionsSame),
  v.check((filled) => filled.every((one) => [...one].length <= POLL_LIMITS.optionMax), questions.optionsLong),
);

/** A question as it is written: lines may be empty, and the answer is the place of a line. */
const WrittenPoll = v.pipe(
  v.object({ question: v.string(), options: v.array(v.string()), answer: v.nullable(v.number()) }),
  v.transform((written) => {
    const right = written.answer === null ? '' : (written.options[written.answer] ?? '').trim();
    const at = filledOf(written.options).indexOf(right);
    return { ...written, answer: at < 0 ? null : at };
  }),
  v.object({ question, options, answer: v.nullable(v.number()) }),
);
export type WrittenPoll = v.InferInput<typeof WrittenPoll>;

/** A pack as it is written; `version` is the one that she began from. */
export const packSchema = v.object({
  version: v.number(),
  name,
  documents,
  homework: v.nullable(v.object({ title, content, documents })),
  polls: v.pipe(v.array(WrittenPoll), v.maxLength(PACK_LIMITS.pollsMax, questions.max)),
  pages: v.pipe(
    v.custom<PackedPage[]>(Array.isArray),
    v.transform((all) => all.map(({ drawings }) => drawings)),
    pages,
  ),
});
export type PackValues = v.InferInput<typeof packSchema>;

/** Of a draft that was kept; half of it may be missing, but not its form. */
export const packDraftSchema = v.looseObject({
  version: v.number(),
  name: v.string(),
  documents: v.array(PackedDocument),
  homework: v.nullable(v.looseObject({ title: v.string(), content: v.string(), documents: v.array(PackedDocument) })),
  polls: v.array(v.looseObject({ question: v.string(), options: v.array(v.string()), answer: v.nullable(v.number()) })),
  pages: v.array(v.looseObject({ id: v.string(), drawings: v.array(v.any()) })),
});

export const packed = ({ id, name: called, kind, file }: LibraryDocument): PackedDocument => ({
  id,
  name: called,
  kind,
  fileName: file.name,
});

export const NO_HOMEWORK = { title: '', content: '', documents: [] };
export const EMPTY_POLL: WrittenPoll = { question: '', options: ['', ''], answer: null };
export const packedPage = (drawings: PackDrawing[]): PackedPage => ({ id: crypto.randomUUID(), drawings });

/** What stands in the form; null is a new pack. */
export const packValues = (pack: LessonPack | null): PackValues => ({
  version: pack?.version ?? 1,
  name: pack?.name ?? '',
  documents: pack?.documents.map(packed) ?? [],
  homework: pack?.homework ? { ...pack.homework, documents: pack.homework.documents.map(packed) } : null,
  polls: pack?.polls ?? [],
  pages: pack?.pages.map(packedPage) ?? [],
});

const idsOf = (all: readonly PackedDocument[]) => all.map(({ id }) => id);

/** As it is sent. */
export function packContent({ version: _version, ...values }: v.InferOutput<typeof packSchema>): PackContent {
  const { documents: all, homework, ...rest } = values;
  return {
    ...rest,
    documentIds: idsOf(all),
    homework: homework && {
      title: homework.title,
      content: homework.content,
      documentIds: idsOf(homework.documents),
    },
  };
}

/** The right answer after the answers were changed: the same one while it stands, also while its words are being mended. */
export function answerAfter(answer: number | null, before: readonly string[], after: readonly string[]): number | null {
  if (answer === null) return null;
  const changed = before.filter((text, at) => text !== after[at]).length;
  if (before.length === after.length && changed < 2) return answer;
  const at = after.indexOf(before[answer] ?? '');
  return at < 0 ? null : at;
}
