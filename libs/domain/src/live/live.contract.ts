import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { FilledPlainName } from '../contract/plain-name.ts';
import { Id } from '../contract/scalar.ts';
import { BoardPage, GuestLink, LiveLesson, RoomPass } from './live-room.ts';

const lesson = '/tns/v1/lessons/:id';
const params = v.strictObject({ id: Id });
/** The secret part of a guest's link. */
const link = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{20,512}$/));

/** Rooms of lessons: the host's pass, links for guests, and the way in for them (CLS-3). */
export const liveContract = defineContract({
  enterLiveRoom: {
    method: 'POST',
    path: `${lesson}/room/token`,
    access: 'teacher',
    summary: '선생님의 강의실 입장권; 15분 전부터',
    params,
    response: dataOf(v.object({ lesson: LiveLesson, pass: RoomPass })),
    errors: ['ROOM_NOT_OPEN', 'WRONG_STATE'],
  },
  listGuestLinks: {
    method: 'GET',
    path: `${lesson}/guest-links`,
    access: 'teacher',
    summary: '학생과 보호자가 들어올 링크; 없으면 만든다',
    params,
    response: dataOf(v.object({ items: v.array(GuestLink) })),
    errors: [],
  },
  renewGuestLink: {
    method: 'POST',
    path: `${lesson}/guest-links/:linkId/renew`,
    access: 'teacher',
    summary: '링크를 버리고 새로 만들기',
    params: v.strictObject({ id: Id, linkId: Id }),
    response: dataOf(GuestLink),
    errors: [],
  },
  getBoard: {
    method: 'GET',
    path: `${lesson}/room/board`,
    access: 'teacher',
    summary: '수업에 남은 칠판',
    params,
    response: dataOf(v.object({ pages: v.array(BoardPage) })),
    errors: [],
  },
  getGuestLesson: {
    method: 'POST',
    path: '/live/v1/guests/lesson',
    access: 'public',
    summary: '링크가 여는 수업; 입장하기 전에 보여 줄 만큼만. name은 학생의 이름, 보호자면 null',
    body: v.strictObject({ link }),
    response: dataOf(v.object({ lesson: LiveLesson, name: v.nullable(v.string()) })),
    errors: ['LINK_REVOKED'],
  },
  enterAsGuest: {
    method: 'POST',
    path: '/live/v1/guests/enter',
    access: 'public',
    summary: '링크로 입장; 15분 전부터. 학생은 자기 이름으로, 보호자는 적은 이름으로',
    body: v.strictObject({ link, name: v.optional(FilledPlainName('이름을 적어 주세요.')) }),
    response: dataOf(v.object({ lesson: LiveLesson, pass: RoomPass })),
    errors: ['LINK_REVOKED', 'ROOM_NOT_OPEN', 'WRONG_STATE'],
  },
});
