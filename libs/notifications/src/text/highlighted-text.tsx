import { Fragment, type ReactNode } from 'react';
import type { Notification } from '@portal/domain/notifications/notification';
import { flattenMarks, type Segment } from './flatten-marks.ts';

function nodeOf({ text, bold, italic, underline }: Segment): ReactNode {
  let node: ReactNode = text;
  if (underline) node = <u>{node}</u>;
  if (italic) node = <em>{node}</em>;
  if (bold) node = <strong>{node}</strong>;
  return node;
}

/** A notification's content with its marks, as text nodes: what the server sends is never read as HTML (NTF-1). */
export function HighlightedText({ content, highlightMarks }: Pick<Notification, 'content' | 'highlightMarks'>) {
  return flattenMarks(content, highlightMarks).map((segment, index) => (
    <Fragment key={index}>{nodeOf(segment)}</Fragment>
  ));
}
