import * as v from 'valibot';
import { Id, Instant } from '../contract/scalar.ts';

export const NOTIFICATION_CATEGORIES = ['ADS', 'RMD', 'CS', 'WARN', 'PROD', 'TRANS', 'GENERAL'] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** Labels of the categories; `none` is the generic label of a notification without one (NTF-2). */
export const NOTIFICATION_CATEGORY_LABELS: Record<NotificationCategory | 'none', string> = {
  ADS: '광고·이벤트',
  RMD: '추천',
  CS: '고객 지원',
  WARN: '주의',
  PROD: '서비스 소식',
  TRANS: '거래',
  GENERAL: '일반',
  none: '알림',
};

export const HIGHLIGHT_TYPES = ['BOLD_TAG', 'ITALIC_TAG', 'UNDERLINE_TAG'] as const;

/** A marked stretch of `content`, in UTF-16 units; a server may send ranges that overlap or run over the end. */
export const HighlightMark = v.object({
  type: v.picklist(HIGHLIGHT_TYPES),
  offset: v.pipe(v.number(), v.integer()),
  length: v.pipe(v.number(), v.integer()),
});

/** What can be done from the list itself: `refId` names the thing that it is done to. */
export const NotificationAction = v.object({ kind: v.picklist(['ANSWER_MOVE', 'DECIDE_AGAIN']), refId: Id });
export type NotificationAction = v.InferOutput<typeof NotificationAction>;

/** The class that a notification tells of, by the name that it had then. */
export const NotificationClass = v.object({ id: Id, name: v.string() });
export type NotificationClass = v.InferOutput<typeof NotificationClass>;

export const Notification = v.object({
  id: Id,
  title: v.string(),
  content: v.string(),
  highlightMarks: v.array(HighlightMark),
  category: v.nullable(v.picklist(NOTIFICATION_CATEGORIES)),
  publishedAt: Instant,
  isRead: v.boolean(),
  /** Whether a click opens the detail page; otherwise it follows `url`. */
  openDetail: v.boolean(),
  url: v.nullable(v.string()),
  /** A name out of NOTIFICATION_KINDS, or another server's own; null when nothing is known. */
  kind: v.nullable(v.string()),
  /** Those with the same key tell of one thing and can be shown as one. */
  groupKey: v.nullable(v.string()),
  action: v.nullable(NotificationAction),
  /** Whether its action still waits for the reader's answer. */
  isToAnswer: v.boolean(),
  /** Null where it tells of no class, or of several. */
  ofClass: v.nullable(NotificationClass),
  isArchived: v.boolean(),
  /** Hidden until then; null when it is not. */
  snoozedUntil: v.nullable(Instant),
});
export type Notification = v.InferOutput<typeof Notification>;
