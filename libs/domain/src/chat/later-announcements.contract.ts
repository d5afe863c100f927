import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { Id, Instant } from '../contract/scalar.ts';
import { Announcement, ANNOUNCEMENT_LIMITS, AnnouncementWords } from './announcement.ts';
import { LaterAnnouncement, NewLaterAnnouncement } from './later-announcement.ts';
import { LATER_LIMITS } from './later-message.ts';

const path = '/messaging/v1/announcements/later';
const params = v.strictObject({ id: Id });

/** 예약한 공지: what a teacher writes to several classes now and the platform sends later (CHT-2). */
export const laterAnnouncementsContract = defineContract({
  listLaterAnnouncements: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내가 예약한 공지와 보내지 못한 것, 보낼 시각 순서로',
    response: dataOf(v.object({ items: v.array(LaterAnnouncement) })),
    errors: [],
  },
  keepLaterAnnouncement: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: `공지 예약하기: ${LATER_LIMITS.minutes}분 뒤부터 ${LATER_LIMITS.days}일 안으로, ${ANNOUNCEMENT_LIMITS.waitingMax}개까지; 같은 clientId는 한 번만 남고, 다른 말이면 거절해요`,
    body: NewLaterAnnouncement,
    status: 201,
    response: dataOf(LaterAnnouncement),
    errors: [
      'FILE_NOT_FOUND',
      'CONTACT_DATA',
      'TARGET_NOT_YOURS',
      'SEND_AT_RANGE',
      'LIMIT_REACHED',
      'WRONG_STATE',
      'KEY_REUSED',
    ],
  },
  changeLaterAnnouncement: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '예약한 공지의 말과 수업과 파일 바꾸기, 시각은 그대로; 이미 나간 것은 바꿀 수 없어요',
    params,
    body: AnnouncementWords,
    response: dataOf(LaterAnnouncement),
    errors: ['FILE_NOT_FOUND', 'CONTACT_DATA', 'TARGET_NOT_YOURS', 'WRONG_STATE'],
  },
  moveLaterAnnouncement: {
    method: 'PUT',
    path: `${path}/:id/send-at`,
    access: 'teacher',
    summary: '예약한 시각 바꾸기; 보내지 못한 것은 다시 기다려요. 이미 나간 것은 바꿀 수 없어요',
    params,
    body: v.strictObject({ sendAt: Instant }),
    response: dataOf(LaterAnnouncement),
    errors: ['SEND_AT_RANGE', 'WRONG_STATE'],
  },
  cancelLaterAnnouncement: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '예약 취소하기; 이미 나간 것은 취소할 수 없어요',
    params,
    response: Empty,
    errors: ['WRONG_STATE'],
  },
  sendLaterAnnouncement: {
    method: 'POST',
    path: `${path}/:id/send`,
    access: 'teacher',
    summary: '예약한 공지 지금 보내기; 그 사이 나갔으면 나간 공지예요',
    params,
    response: dataOf(Announcement),
    errors: ['FILE_NOT_FOUND', 'WRONG_STATE'],
  },
});
