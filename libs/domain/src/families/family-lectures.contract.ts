import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { DocumentText } from '../library/document.ts';
import { Playing } from '../library/place.ts';
import { HomeworkFile, HomeworkLook } from './family-homework.ts';
import { FamilyLecture } from './family-lecture.ts';

const path = '/fam/v1/lectures';
const params = v.strictObject({ id: Id });
const place = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Material of a class for its families, and that they have seen it (ASG-1). */
export const familyLecturesContract = defineContract({
  listFamilyLectures: {
    method: 'GET',
    path,
    access: 'family',
    summary: '지금 볼 수 있는 수업 자료, 새것부터 (ASG-1)',
    query: v.strictObject({
      /** `next` of the answer before. */
      before: v.optional(IntegerText(1, 9_999_999_999)),
      size: v.optional(IntegerText(1, 50)),
    }),
    // Where the list goes on; null at its end.
    response: dataOf(v.object({ items: v.array(FamilyLecture), next: v.nullable(place) })),
    errors: ['LINK_REVOKED'],
  },
  openFamilyLectureFile: {
    method: 'POST',
    path: `${path}/:id/open`,
    access: 'family',
    summary: '자료의 파일 열기: 새 주소를 받고, 이 아이가 보았다고 남긴다',
    params,
    body: v.strictObject({ studentId: Id, fileId: Id }),
    response: dataOf(HomeworkFile),
    errors: ['LINK_REVOKED'],
  },
  lookAtLectureFile: {
    method: 'GET',
    path: `${path}/:id/files/:fileId`,
    access: 'family',
    summary: '내려받을 수 없는 자료를 학생 코드가 찍힌 쪽 그림으로 보거나, 오래가지 않는 주소로 듣고 보기',
    params: v.strictObject({ id: Id, fileId: Id }),
    query: v.strictObject({ studentId: Id }),
    response: dataOf(HomeworkLook),
    errors: ['LINK_REVOKED'],
  },
  getFamilyLectureText: {
    method: 'GET',
    path: `${path}/:id/files/:fileId/text`,
    access: 'family',
    summary: '자료의 파일에 적힌 글; 내려받을 수 없는 자료도 읽을 수 있다',
    params: v.strictObject({ id: Id, fileId: Id }),
    response: dataOf(DocumentText),
    errors: ['LINK_REVOKED'],
  },
  reportFamilyProgress: {
    method: 'POST',
    path: `${path}/:id/progress`,
    access: 'family',
    summary: '소리와 영상을 어디까지 들었는지 알리기; 가장 멀리 간 곳이 남고, 다시 보내도 같다',
    params,
    body: v.strictObject({ studentId: Id, fileId: Id, ...Playing.entries }),
    response: Empty,
    errors: ['LINK_REVOKED'],
  },
});
