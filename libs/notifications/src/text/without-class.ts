import type { Notification } from '@portal/domain/notifications/notification';

const BETWEEN = ' · ';

/** What a notification says behind the name of its class, where it begins with that and the name is shown beside it. */
export function withoutClass({
  content,
  highlightMarks,
  ofClass,
}: Pick<Notification, 'content' | 'highlightMarks' | 'ofClass'>): Pick<Notification, 'content' | 'highlightMarks'> {
  const head = ofClass ? ofClass.name + BETWEEN : '';
  if (head === '' || !content.startsWith(head)) return { content, highlightMarks };
  return {
    content: content.slice(head.length),
    highlightMarks: highlightMarks
      .map((mark) => ({ ...mark, offset: mark.offset - head.length }))
      .filter(({ offset }) => offset >= 0),
  };
}
