import type { CatalogNames } from '../catalog/catalog-names.ts';
import { courseTexts } from '../courses/course-texts.ts';
import { profileTexts } from '../profile/profile-texts.ts';
import type { OpsItemDetails, OpsField } from './ops.ts';

type Judged =
  Extract<OpsItemDetails, { content: object }> extends infer Details
    ? Details extends Extract<OpsItemDetails, { content: object }>
      ? Pick<Details, 'queue' | 'content'>
      : never
    : never;

/** Lists whose texts are those of their lines. A remark may be about the whole of one, and an empty one has no lines. */
const LISTS = { packages: '수강권', experiences: '경력', certificates: '자격증' };

/** What is to be judged as a person reads it, in the order of its form. */
export function opsFields(judged: Judged, names: CatalogNames): OpsField[] {
  const texts = judged.queue === 'COURSES' ? courseTexts(judged.content, names) : profileTexts(judged.content, names);
  const fields = texts.map(([path, label, text]) => ({ path: placeOf(path, judged.content), label, text }));
  for (const [list, label] of Object.entries(LISTS)) {
    const lines = linesOf(judged.content, list);
    if (!lines) continue;
    const first = fields.findIndex(({ path }) => path.startsWith(`${list}.`));
    const whole = { path: list, label, text: lines.length ? `${lines.length}개` : '' };
    fields.splice(first < 0 ? fields.length : first, 0, whole);
  }
  return fields;
}

/** What the field of a path is called, or the field that it is a part of. */
export function opsFieldLabel(fields: readonly OpsField[], path: string): string {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length--) {
    const field = fields.find((one) => one.path === steps.slice(0, length).join('.'));
    if (field) return field.label;
  }
  return path;
}

/** Texts call a line of a list by its id, so that versions can be compared; findings and remarks by its place. */
function placeOf(path: string, content: object): string {
  const [list = '', id, ...rest] = path.split('.');
  const lines = linesOf(content, list);
  if (id === undefined || !lines) return path;
  return [list, lines.findIndex((line) => line.id === id), ...rest].join('.');
}

function linesOf(content: object, list: string): readonly { readonly id?: string }[] | undefined {
  const value = (content as Readonly<Record<string, unknown>>)[list];
  return Array.isArray(value) ? (value as readonly { id?: string }[]) : undefined;
}
