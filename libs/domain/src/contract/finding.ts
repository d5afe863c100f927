import * as v from 'valibot';

/** Something that the rules of an approval say about one field; an ERROR would be refused, a HINT only makes it better. */
export const Finding = v.object({
  /** Place in the content, as in `packages.0.fee`. */
  path: v.string(),
  level: v.picklist(['ERROR', 'HINT']),
  message: v.string(),
});
export type Finding = v.InferOutput<typeof Finding>;

/** What a reviewer says about one field of what was handed in. */
export const FieldRemark = v.object({ path: v.string(), remark: v.string() });
export type FieldRemark = v.InferOutput<typeof FieldRemark>;

/** One difference between two versions, both sides as they are read; null where a side has nothing. */
export const FieldChange = v.object({
  path: v.string(),
  label: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
export type FieldChange = v.InferOutput<typeof FieldChange>;

/** A content as the texts that a person compares, in reading order: path, name of the field, text. */
export type FieldText = readonly [path: string, label: string, text: string];

/** The differences of two versions in the order of the newer one; what only the older has comes last. */
export function compareFieldTexts(before: readonly FieldText[], after: readonly FieldText[]): FieldChange[] {
  const old = new Map(before.map(([path, label, text]) => [path, { label, text }]));
  const changes: FieldChange[] = [];
  for (const [path, label, text] of after) {
    const was = old.get(path);
    old.delete(path);
    if (was?.text !== text) changes.push({ path, label, before: was?.text || null, after: text || null });
  }
  for (const [path, { label, text }] of old) if (text) changes.push({ path, label, before: text, after: null });
  return changes.filter(({ before: from, after: to }) => from !== to);
}
