import * as v from 'valibot';
import { SERVER_EVENTS, SOCKET_PATH } from '../wire/realtime-events.ts';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_CATEGORY_LABELS, Notification } from './notification.ts';

const notification = {
  id: 'ntf_1',
  title: '새 과제 제출',
  content: '이서준 학생이 과제를 제출했어요.',
  highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: 3 }],
  category: 'PROD',
  publishedAt: '2026-11-18T10:40:00+09:00',
  isRead: false,
  openDetail: true,
  url: null,
  kind: null,
  groupKey: null,
  action: null,
  isToAnswer: false,
  ofClass: null,
  isArchived: false,
  snoozedUntil: null,
};

describe('notification [NTF-1]', () => {
  it.each([
    ['complete', {}],
    ['without a category', { category: null }],
    ['of a class', { ofClass: { id: 'cls_1', name: '중2 수학' } }],
    ['with a link', { openDetail: false, url: '/kr/account/calendar' }],
    ['with a mark that runs over the end', { highlightMarks: [{ type: 'ITALIC_TAG', offset: 5, length: 9_999 }] }],
  ])('is taken %s', (_what, change) => {
    expect(v.is(Notification, { ...notification, ...change })).toBe(true);
  });

  it.each([
    ['an unknown category', { category: 'SPAM' }],
    ['an unknown mark', { highlightMarks: [{ type: 'SCRIPT_TAG', offset: 0, length: 1 }] }],
    ['a mark at half a character', { highlightMarks: [{ type: 'BOLD_TAG', offset: 0.5, length: 1 }] }],
    ['a time that is none', { publishedAt: 'today' }],
    ['a class without a name', { ofClass: { id: 'cls_1' } }],
    ['no content', { content: undefined }],
  ])('is refused with %s', (_what, change) => {
    expect(v.is(Notification, { ...notification, ...change })).toBe(false);
  });

  it('has a label for each category and a generic one [NTF-2]', () => {
    expect(Object.keys(NOTIFICATION_CATEGORY_LABELS)).toEqual([...NOTIFICATION_CATEGORIES, 'none']);
    expect(NOTIFICATION_CATEGORY_LABELS.none).toBe('알림');
  });
});

describe('socket', () => {
  it('stands at /chat/ws [CHT-3]', () => {
    expect(SOCKET_PATH).toBe('/chat/ws');
  });

  it('carries ids, never content: what it does not know is dropped [NTF-10]', () => {
    expect(v.parse(SERVER_EVENTS['notification.new'], { id: 'ntf_1', title: 'x' })).toEqual({ id: 'ntf_1' });
    expect(v.is(SERVER_EVENTS['notification.new'], { id: '<b>' })).toBe(false);
    expect(v.parse(SERVER_EVENTS['chat.message'], { id: 'room_1', seq: 3, content: 'x' })).toEqual({
      id: 'room_1',
      seq: 3,
    });
  });
});
