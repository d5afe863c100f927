import type { Mark } from '../../modules/notifications/list/notifications.tables.ts';

const TYPES = { '*': 'BOLD_TAG', '/': 'ITALIC_TAG', _: 'UNDERLINE_TAG' } as const;
const MARKED = /\{([*/_])([^{}]+)\}/g;

/** Turns `{*굵게}`, `{/기울여}` and `{_밑줄}` into plain text and its marks. */
export function markedText(source: string): { content: string; highlightMarks: Mark[] } {
  const highlightMarks: Mark[] = [];
  let content = '';
  let from = 0;
  for (const found of source.matchAll(MARKED)) {
    content += source.slice(from, found.index);
    const text = found[2]!;
    highlightMarks.push({ type: TYPES[found[1] as keyof typeof TYPES], offset: content.length, length: text.length });
    content += text;
    from = found.index + found[0].length;
  }
  return { content: content + source.slice(from), highlightMarks };
}
