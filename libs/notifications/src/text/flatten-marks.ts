import type { Notification } from '@portal/domain/notifications/notification';

type Mark = Notification['highlightMarks'][number];

/** A stretch of text that is marked one way throughout. */
export interface Segment {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
}

const FLAGS = { BOLD_TAG: 'bold', ITALIC_TAG: 'italic', UNDERLINE_TAG: 'underline' } as const;
type Flag = (typeof FLAGS)[keyof typeof FLAGS];

const isInsidePair = (text: string, index: number) =>
  index > 0 && index < text.length && (text.codePointAt(index - 1) ?? 0) > 0xffff;

/** Where a mark begins and ends within the text, at borders of characters; null when it marks nothing. */
function rangeOf(content: string, { offset, length }: Mark): [start: number, end: number] | null {
  if (!Number.isInteger(offset) || !Number.isInteger(length) || offset < 0 || length <= 0) return null;
  const start = Math.min(offset, content.length);
  const end = Math.min(offset + length, content.length);
  if (start >= end) return null;
  return [isInsidePair(content, start) ? start - 1 : start, isInsidePair(content, end) ? end + 1 : end];
}

/**
 * The content as a flat list of segments (NTF-1). Marks may overlap, run over the end or cut a character in two, whatever
 * the server sent: the joined segments are always the content. Marks of an unknown type count for nothing.
 */
export function flattenMarks(content: string, marks: readonly Mark[]): Segment[] {
  const changes = new Map<number, [Flag, 1 | -1][]>([[0, []]]);
  const change = (at: number, flag: Flag, step: 1 | -1) => changes.set(at, [...(changes.get(at) ?? []), [flag, step]]);
  for (const mark of marks) {
    const range = rangeOf(content, mark);
    if (!range || !Object.hasOwn(FLAGS, mark.type)) continue;
    change(range[0], FLAGS[mark.type], 1);
    change(range[1], FLAGS[mark.type], -1);
  }

  const open: Record<Flag, number> = { bold: 0, italic: 0, underline: 0 };
  const borders = [...changes].sort(([a], [b]) => a - b);
  const segments: Segment[] = [];
  borders.forEach(([start, steps], index) => {
    for (const [flag, step] of steps) open[flag] += step;
    const text = content.slice(start, borders[index + 1]?.[0]);
    const segment = { text, bold: open.bold > 0, italic: open.italic > 0, underline: open.underline > 0 };
    const last = segments.at(-1);
    if (last && last.bold === segment.bold && last.italic === segment.italic && last.underline === segment.underline) {
      last.text += text;
    } else if (text !== '') segments.push(segment);
  });
  return segments;
}
