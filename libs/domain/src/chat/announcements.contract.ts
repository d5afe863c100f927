import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import {
  Announcement,
  ANNOUNCEMENT_LIMITS,
  AnnouncementClass,
  AnnouncementSummary,
  NewAnnouncement,
} from './announcement.ts';

const path = '/messaging/v1/announcements';
const params = v.strictObject({ id: Id });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** 공지: what a teacher says to several of her classes at once, and who has read it (CHT-1, CHT-2). */
export const announcementsContract = defineContract({
  listAnnouncements: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 공지, 새것부터; 몇 명이 읽었는지',
    query: v.strictObject({
      /** What follows this one; the newest without it. */
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(v.object({ items: v.array(AnnouncementSummary) })),
    errors: [],
  },
  listAnnouncementClasses: {
    method: 'GET',
    path: `${path}/classes`,
    access: 'teacher',
    summary: '공지를 보낼 수 있는 내 수업: 끝나거나 취소되지 않은 수업, 이름 순서로; 그 대화를 읽을 사람이 몇 명인지',
    response: dataOf(v.object({ items: v.array(AnnouncementClass) })),
    errors: [],
  },
  createAnnouncement: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: `여러 수업에 공지하기, 한 번에 ${ANNOUNCEMENT_LIMITS.classesMax}개까지; 수업마다 메시지 하나가 돼요. 같은 clientId는 한 번만 남고, 다른 말이면 거절해요 (CHT-2)`,
    body: NewAnnouncement,
    status: 201,
    response: dataOf(Announcement),
    errors: ['FILE_NOT_FOUND', 'CONTACT_DATA', 'TARGET_NOT_YOURS', 'KEY_REUSED'],
  },
  getAnnouncement: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '공지 하나와 수업마다 누가 읽었는지; 수업을 나간 사람은 빠져요',
    params,
    response: dataOf(Announcement),
    errors: [],
  },
  remindOfAnnouncement: {
    method: 'POST',
    path: `${path}/:id/remind`,
    access: 'teacher',
    summary: `아직 읽지 않은 보호자에게 메일로 다시 알리기: 한 사람에게 ${ANNOUNCEMENT_LIMITS.remindAgainHours}시간에 한 번, 그곳이 밤이면 밤이 지난 뒤에`,
    params,
    response: dataOf(
      v.object({
        /** To whom a letter goes at once. */
        sentCount: count,
        /** To whom it goes when her night is over. */
        heldCount: count,
      }),
    ),
    errors: ['WRONG_STATE'],
  },
});
