import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { Subject } from '@portal/domain/catalog/catalogs.contract';
import { ChatFamily } from '@portal/domain/chat/chat-family';
import { ChatMessage } from '@portal/domain/chat/chat-message';
import { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import { LaterMessage } from '@portal/domain/chat/later-message';
import { KnownFamily } from '@portal/domain/chat/pairs.contract';
import { FoundMessage } from '@portal/domain/chat/search.contract';
import { Profile } from '@portal/domain/identity/user';
import { Lesson, LESSON_STATUSES } from '@portal/domain/lessons/lesson';
import { LessonMove } from '@portal/domain/lessons/lesson-move';
import { Notification } from '@portal/domain/notifications/notification';
import { NotificationSettings } from '@portal/domain/notifications/notification-settings';
import { Directory } from '@portal/domain/planning/directory.contract';
import { ApplicationView } from '@portal/domain/recruiting/application';
import { Calendar, CalendarEvent, FreeTime } from '@portal/domain/schedule/calendar';
import { FreeSlot } from '@portal/domain/schedule/free-slot';
import { TimeOff } from '@portal/domain/schedule/time-off';
import { Tenant } from '@portal/domain/tenant/tenant';
import { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import { TransactionTotal, WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { WithdrawalTerms } from '@portal/domain/wallet/withdrawal';
import { aFile } from './assets/file-builders.ts';
import { someSubjects } from './catalog/catalog-builders.ts';
import { aChat, aChatFamily, aChatMessage, aChatRoom, aKnownFamily, aLaterMessage } from './chat/chat-builders.ts';
import { aFoundMessage } from './chat/search-builders.ts';
import { FROZEN_NOW } from './frozen-clock.ts';
import { aProfile, aTenant } from './identity/identity-builders.ts';
import { aNotification, someNotificationSettings, someNotifications } from './notifications/notification-builders.ts';
import { anApplication, anAskedApplication } from './recruiting/application-builders.ts';
import { aCalendar, aCalendarEvent, aFreeTime, aLesson, aTimeOff } from './schedule/calendar-builders.ts';
import { aDirectory, aFreeSlot, aLessonMove } from './schedule/free-slot-builders.ts';
import { aPaymentAccount, someWithdrawalTerms } from './wallet/payment-account-builders.ts';
import { aPointTransaction, aTransaction, aTransactionTotal } from './wallet/transaction-builders.ts';

it.each([
  ['aProfile', Profile, aProfile()],
  ['aTenant', Tenant, aTenant()],
  ['aLesson', Lesson, aLesson()],
  ['aCalendarEvent', CalendarEvent, aCalendarEvent()],
  ['aFreeTime', FreeTime, aFreeTime()],
  ['aTimeOff', TimeOff, aTimeOff()],
  ['aCalendar', Calendar, aCalendar()],
  ['aDirectory', Directory, aDirectory()],
  ['aFreeSlot', FreeSlot, aFreeSlot()],
  ['aLessonMove', LessonMove, aLessonMove()],
  ['aFile', FileRef, aFile()],
  ['someSubjects', v.array(Subject), someSubjects()],
  ['aChatRoom', ChatRoom, aChatRoom()],
  ['aChatFamily', ChatFamily, aChatFamily()],
  ['aKnownFamily', KnownFamily, aKnownFamily()],
  ['aLaterMessage', LaterMessage, aLaterMessage()],
  ['aChat', Chat, aChat()],
  ['aFoundMessage', FoundMessage, aFoundMessage()],
  ['aChatMessage', ChatMessage, aChatMessage()],
  ['anApplication', ApplicationView, anApplication()],
  ['anAskedApplication', ApplicationView, anAskedApplication()],
  ['someNotificationSettings', NotificationSettings, someNotificationSettings()],
  ['aNotification', Notification, aNotification()],
  ['someNotifications', v.array(Notification), someNotifications(12)],
  ['aTransaction', WalletTransaction, aTransaction()],
  ['aPointTransaction', WalletTransaction, aPointTransaction()],
  ['aTransactionTotal', TransactionTotal, aTransactionTotal()],
  ['aPaymentAccount', PaymentAccount, aPaymentAccount()],
  ['someWithdrawalTerms', WithdrawalTerms, someWithdrawalTerms()],
])('%s builds what its schema describes', (_name, schema: v.GenericSchema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});

it('takes what a test says over what it does not care about', () => {
  expect(aProfile({ name: '박국어' })).toEqual({ ...aProfile(), name: '박국어' });
});

it('fills the week of the frozen moment, with a lesson that runs and one of every status', () => {
  const { lessons, freeTimes } = aCalendar();
  const now = Date.parse(FROZEN_NOW);
  expect(new Set(lessons.map(({ status }) => status))).toEqual(new Set(LESSON_STATUSES));
  for (const { id, startAt, endAt, status } of lessons) {
    const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
    expect([id, end > start]).toEqual([id, true]);
    expect([id, start <= now && now < end]).toEqual([id, status === 'IN_PROGRESS']);
  }
  const ids = [...lessons.map(({ id }) => id), ...freeTimes.map(({ slotId }) => slotId)];
  expect(new Set(ids).size).toBe(ids.length);
});

it('tells a notification in the category of its kind', () => {
  expect(aNotification().category).toBe('GENERAL');
  expect(aNotification({ kind: 'PAYOUT' }).category).toBe('TRANS');
});

it('gives notifications of different ids, newest first', () => {
  const times = someNotifications(5).map(({ publishedAt }) => Date.parse(publishedAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(someNotifications(3, (index) => ({ isRead: index > 0 })).map(({ isRead }) => isRead)).toEqual([
    false,
    true,
    true,
  ]);
});
