import { LEVEL_LABELS, LEVELS } from './catalog/level.ts';
import {
  CHAT_ACTION_LABELS,
  CHAT_ACTIONS,
  CHAT_FILTER_LABELS,
  CHAT_FILTERS,
  CHAT_KIND_LABELS,
  CHAT_KINDS,
} from './chat/states/chat.ts';
import {
  CLASS_PROGRESS_LABELS,
  CLASS_PROGRESSES,
  CLASS_STATE_LABELS,
  CLASS_STATES,
  classStateOf,
  HELD_LABELS,
} from './classes/class-progress.ts';
import { SORT_DIRECTION_LABELS, SORT_DIRECTIONS } from './contract/sort.ts';
import { COURSE_STATUS_LABELS, APPROVAL_STATUSES, COURSE_STATUSES, isCourseEditable } from './courses/course-status.ts';
import { LOGIN_PROVIDER_LABELS, LOGIN_PROVIDERS, PROFILE_STATUS_LABELS, PROFILE_STATUSES } from './identity/user.ts';
import { LESSON_STATUSES, TEACHING_MODE_LABELS, TEACHING_MODES } from './lessons/lesson.ts';
import { LESSON_STATE_LABELS } from './lessons/states/lesson-state.ts';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_CATEGORY_LABELS } from './notifications/notification.ts';
import {
  REMINDER_TYPE_LABELS,
  REMINDER_TYPES,
  TASK_STATUS_LABELS,
  TASK_STATUSES,
  taskStatusOf,
} from './planning/task.ts';
import { RATING_LABELS, RATINGS, REVIEW_HANDLING_LABELS, REVIEW_HANDLINGS } from './reviews/review.ts';
import { TICKET_STATES, TICKET_TARGET_LABELS, TICKET_TARGETS, ticketLabel } from './support/ticket.ts';
import { LESSON_DURATIONS_MINUTES } from './tenant/limits.ts';
import { WEEKDAY_LABELS, WEEKDAY_SHORT_LABELS, WEEKDAYS } from './time/weekday.ts';
import {
  CURRENCIES,
  CURRENCY_LABELS,
  TRANSACTION_KIND_LABELS,
  TRANSACTION_KINDS,
  TRANSACTION_STATE_LABELS,
  TRANSACTION_STATES,
} from './wallet/transaction.ts';

describe('the enumerations of the source', () => {
  it.each<[string, readonly (string | number)[], (string | number)[]]>([
    [
      'course status [CRS-2]',
      COURSE_STATUSES,
      ['PUBLISHED', 'DRAFT', 'WAITING_APPROVAL', 'APPROVAL_IN_PROCESS', 'REJECTED'],
    ],
    ['the broader course status [CRS-2]', APPROVAL_STATUSES, ['DECLINED', 'CANCELED', 'ACCEPTED', 'PENDING']],
    ['class progress [CLS-1]', CLASS_PROGRESSES, ['IN_PROGRESS', 'ENDED', 'FINISHED', 'UPCOMING']],
    ['class states [CLS-1]', CLASS_STATES, ['upcoming', 'ongoing', 'completed', 'processing', 'cancelled']],
    ['task status [PLN-1]', TASK_STATUSES, ['FINISHED', 'FINISH_LATE', 'UNFINISHED']],
    ['lesson status [CLS-2]', LESSON_STATUSES, ['FINISHED', 'UPCOMING', 'CANCELED', 'IN_PROGRESS', 'DONE']],
    ['teaching mode [CLS-2]', TEACHING_MODES, ['ONLINE', 'OFFLINE', 'BOTH']],
    ['lesson durations [CLS-2]', LESSON_DURATIONS_MINUTES, [30, 60, 120, 180]],
    ['reminder types [PLN-1]', REMINDER_TYPES, ['SUBMISSION_DEADLINE', 'REMINDER', 'LESSON', 'SUBMISSION_EVALUATION']],
    ['currencies [INC-1]', CURRENCIES, ['VND', 'CCXU']],
    ['transaction states [INC-2]', TRANSACTION_STATES, ['SUCCESS', 'IN_PROGRESS', 'FAILED']],
    ['transaction kinds [INC-2]', TRANSACTION_KINDS, ['TU', 'WD']],
    ['sort', SORT_DIRECTIONS, ['ASC', 'DESC']],
    ['chat kinds [CHT-1]', CHAT_KINDS, ['P2P', 'ROOM']],
    ['chat filters [CHT-1]', CHAT_FILTERS, ['all', 'unread', 'archive']],
    ['chat actions [CHT-1]', CHAT_ACTIONS, ['ARCHIVE', 'UNARCHIVE']],
    ['login providers [LOG-7]', LOGIN_PROVIDERS, ['google', 'facebook', 'zalo']],
    ['levels', LEVELS, ['BEGINNER', 'INTERMEDIATE', 'ADVANCED']],
    ['ticket states [SUP-1]', TICKET_STATES, ['NEW', 'PROCESSED', 'COMPLETED']],
    ['ticket targets [SUP-1]', TICKET_TARGETS, ['TEACHER', 'LESSON', 'CLASS', 'COURSE']],
    ['ratings [REV-1]', RATINGS, [1, 2, 3, 4, 5]],
    ['review handling [REV-1]', REVIEW_HANDLINGS, ['PENDING', 'PROCESSED', 'ADMIN_COMPLETED', 'ADMIN_PENDING']],
    ['profile outcomes [PRF-2]', PROFILE_STATUSES, ['NOT_SUBMITTED', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELED']],
    [
      'notification categories [NTF-2]',
      NOTIFICATION_CATEGORIES,
      ['ADS', 'RMD', 'CS', 'WARN', 'PROD', 'TRANS', 'GENERAL'],
    ],
  ])('hold every value of %s and no other', (_name, values, source) => {
    expect([...values].sort()).toEqual([...source].sort());
  });

  it('begin the week on Monday', () => {
    expect(WEEKDAYS).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']);
    expect(Object.values(WEEKDAY_SHORT_LABELS).join('')).toBe('월화수목금토일');
  });
});

describe('labels', () => {
  it('are Korean in every table, except for names and the point currency', () => {
    const tables = [
      COURSE_STATUS_LABELS,
      CLASS_PROGRESS_LABELS,
      CLASS_STATE_LABELS,
      HELD_LABELS,
      TASK_STATUS_LABELS,
      REMINDER_TYPE_LABELS,
      LESSON_STATE_LABELS,
      TEACHING_MODE_LABELS,
      LEVEL_LABELS,
      CURRENCY_LABELS,
      TRANSACTION_STATE_LABELS,
      TRANSACTION_KIND_LABELS,
      SORT_DIRECTION_LABELS,
      CHAT_KIND_LABELS,
      CHAT_FILTER_LABELS,
      CHAT_ACTION_LABELS,
      LOGIN_PROVIDER_LABELS,
      PROFILE_STATUS_LABELS,
      RATING_LABELS,
      REVIEW_HANDLING_LABELS,
      TICKET_TARGET_LABELS,
      NOTIFICATION_CATEGORY_LABELS,
      WEEKDAY_LABELS,
    ];
    const foreign = tables.flatMap((table) => Object.values(table)).filter((label) => !/[가-힣]/.test(label));
    expect(foreign).toEqual(['Google', 'Facebook', 'Zalo']);
  });

  it('tell the five approval words of the source apart [CRS-2]', () => {
    expect(new Set(COURSE_STATUSES.map((status) => COURSE_STATUS_LABELS[status])).size).toBe(5);
  });
});

describe('what a status means', () => {
  it('lets a course be edited unless it is under approval [CRS-3]', () => {
    expect(COURSE_STATUSES.filter((status) => !isCourseEditable(status))).toEqual(['APPROVAL_IN_PROCESS']);
  });

  it('shows the five class states from four stored ones and the cancellation [CLS-1]', () => {
    expect(CLASS_PROGRESSES.map((progress) => classStateOf(progress))).toEqual([
      'upcoming',
      'ongoing',
      'processing',
      'completed',
    ]);
    expect(CLASS_PROGRESSES.map((progress) => classStateOf(progress, true))).toEqual(Array(4).fill('cancelled'));
  });

  it('marks what is finished after its deadline as late, and on the second as in time [PLN-1] [ASG-2]', () => {
    const due = '2026-11-18T23:59:00+09:00';
    expect(taskStatusOf(null, due)).toBe('UNFINISHED');
    expect(taskStatusOf('2026-11-18T14:59:00Z', due)).toBe('FINISHED');
    expect(taskStatusOf('2026-11-18T14:59:01Z', due)).toBe('FINISH_LATE');
  });

  it('words a ticket by its state and by whose turn it is [SUP-1]', () => {
    expect(ticketLabel('NEW', 'ADMIN')).toBe('접수');
    expect(ticketLabel('NEW', 'TEACHER')).toBe('선생님 확인 대기');
    expect(ticketLabel('PROCESSED', 'TEACHER')).toBe('관리자 처리 완료');
    expect(ticketLabel('PROCESSED', 'ADMIN')).toBe('선생님 처리 완료');
    expect(ticketLabel('COMPLETED', 'ADMIN')).toBe(ticketLabel('COMPLETED', 'TEACHER'));
  });
});
