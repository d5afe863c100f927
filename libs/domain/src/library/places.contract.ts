import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { NewPlace, Place, PLACE_STATES, PlaceLessonIds, StudentReceipts } from './place.ts';

const path = '/tns/v1/library/places';
const params = v.strictObject({ id: Id });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = dataOf(Place);

/** Documents in classes (ASG-1): `id` of a place is that of its lecture. */
export const placesContract = defineContract({
  listPlaces: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '모든 수업의 자료: 지금 보이는 것, 예정된 것, 끝난 것',
    query: v.strictObject({
      state: v.optional(v.picklist(PLACE_STATES)),
      classId: v.optional(Id),
      lessonId: v.optional(Id),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(
      v.object({
        /** How many of each there are, by the same class and lesson. */
        totals: v.object(v.entriesFromList(PLACE_STATES, count)),
        items: v.array(Place),
      }),
    ),
    errors: [],
  },
  placeDocument: {
    method: 'POST',
    path: '/tns/v1/library/documents/:id/places',
    access: 'teacher',
    summary: '자료를 수업에 두기: 수업의 강의 자료가 되고, 고른 회차에도 보인다',
    params,
    body: NewPlace,
    status: 201,
    response: place,
    errors: ['DATE_ORDER', 'DATE_PAST', 'FILE_NOT_FOUND', 'QUOTA_TOTAL', 'LIMIT_REACHED', 'TARGET_NOT_YOURS'],
  },
  setPlaceLessons: {
    method: 'PUT',
    path: `${path}/:id/lessons`,
    access: 'teacher',
    summary: '자료를 어느 회차에 쓰는지 정하기',
    params,
    body: v.strictObject({ lessonIds: PlaceLessonIds }),
    response: place,
    errors: ['TARGET_NOT_YOURS'],
  },
  listReceipts: {
    method: 'GET',
    path: `${path}/:id/receipts`,
    access: 'teacher',
    summary: '누가 언제 열어 보았는지, 소리와 영상은 어디까지 들었는지',
    params,
    response: dataOf(v.object({ students: v.array(StudentReceipts) })),
    errors: [],
  },
});
