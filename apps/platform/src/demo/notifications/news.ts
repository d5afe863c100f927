import type { NotificationCategory } from '@portal/domain/notifications/notification';
import type { NewNotification } from '../../modules/notifications/module.ts';
import { markedText } from './marked-text.ts';
import type { NoticeText } from './notification-texts.ts';

/** Something that happened to a teacher, as she was told of it at that moment. */
export interface News extends Pick<
  NewNotification,
  'kind' | 'title' | 'content' | 'highlightMarks' | 'groupKey' | 'action' | 'answerRef' | 'classId' | 'className'
> {
  readonly category: NotificationCategory;
  readonly at: Date;
  readonly url?: string;
}

/** A notice at its moment, with its marks read. */
export const said = (at: Date, { text, ...rest }: NoticeText) => ({ at, kind: null, ...rest, ...markedText(text) });

export const news = (category: NotificationCategory, at: Date, notice: NoticeText): News => ({
  category,
  ...said(at, notice),
});
