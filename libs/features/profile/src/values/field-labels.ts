import { fields } from '../field-messages.ts';

type Labels = { readonly label: string; readonly parts?: Readonly<Record<string, string>>; legend?(n: number): string };

const LABELS: Readonly<Record<string, Labels>> = fields;

/** What a place of the form is called: 경력 2 · 근무한 곳. */
export function labelOf(path: string): string {
  const [name = '', line = '', part = ''] = path.split('.');
  const labels = LABELS[name];
  if (!labels) return path;
  if (!labels.legend || !/^\d+$/.test(line)) return labels.label;
  return [labels.legend(Number(line) + 1), labels.parts?.[part]].filter(Boolean).join(' · ');
}

/** A place and all that it stands in, from the inside: `a.0.b`, `a.0`, `a`. */
export function placesAround(path: string): string[] {
  const keys = path.split('.');
  return keys.map((_key, at) => keys.slice(0, keys.length - at).join('.'));
}

/** Names for a summary of what is wrong: only lines of a list need one, a field's sentence names it already. */
export const summaryLabels = (problems: readonly { readonly name: string }[]): Record<string, string> =>
  Object.fromEntries(problems.filter(({ name }) => name.includes('.')).map(({ name }) => [name, labelOf(name)]));
