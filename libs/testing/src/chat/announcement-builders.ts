import type {
  Announcement,
  AnnouncementClass,
  AnnouncementReader,
  AnnouncementSummary,
} from '@portal/domain/chat/announcement';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';

const CONTENT = '다음 주 수요일은 쉬어요. 대신 금요일 같은 시간에 만나요.';
const AT = '2026-11-18T09:00:00+09:00';

export const anAnnouncementClass = (over: Partial<AnnouncementClass> = {}): AnnouncementClass => ({
  id: 'class-1',
  name: '중2 수학 개념 완성',
  readerCount: 3,
  timeZones: ['Asia/Seoul'],
  ...over,
});

/** Whom two of three have read. */
export const anAnnouncementSummary = (over: Partial<AnnouncementSummary> = {}): AnnouncementSummary => ({
  id: 'ann-1',
  preview: CONTENT,
  at: AT,
  classNames: ['중2 수학 개념 완성'],
  isDeleted: false,
  isRemovedByTeam: false,
  readerCount: 3,
  readCount: 2,
  ...over,
});

export const anAnnouncementReader = (no: number, over: Partial<AnnouncementReader> = {}): AnnouncementReader => ({
  id: `grd-b0${no}`,
  name: `보호자 B0${no}`,
  students: [`학생 A0${no}`],
  hasRead: true,
  isReached: true,
  remindedAt: null,
  remindsAt: null,
  ...over,
});

/** To one class, in which one guardian of three has not read it. */
export const anAnnouncement = (over: Partial<Announcement> = {}): Announcement => ({
  id: 'ann-1',
  content: CONTENT,
  files: [],
  at: AT,
  editedAt: null,
  deletedAt: null,
  verdict: null,
  readerCount: 3,
  readCount: 2,
  remindableCount: 1,
  missedClasses: [],
  classes: [
    {
      id: 'class-1',
      name: '중2 수학 개념 완성',
      chatId: 'room-1',
      readers: [anAnnouncementReader(1), anAnnouncementReader(2), anAnnouncementReader(3, { hasRead: false })],
    },
  ],
  ...over,
});

/** It waits until the next morning, for one class. */
export const aLaterAnnouncement = (over: Partial<LaterAnnouncement> = {}): LaterAnnouncement => ({
  id: 'later-1',
  content: CONTENT,
  files: [],
  classes: [{ id: 'class-1', name: '중2 수학 개념 완성', isOpen: true }],
  isFileGone: false,
  contactReason: null,
  sendAt: '2026-11-19T09:00:00+09:00',
  failure: null,
  ...over,
});
