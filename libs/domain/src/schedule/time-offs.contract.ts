import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Filled, Id, Text } from '../contract/scalar.ts';
import { Lesson } from '../lessons/lesson.ts';
import { TimeSpan } from './schedule-conflict.ts';
import { TimeOff } from './time-off.ts';

const path = '/tns/v1/calendar/time-offs';

export const timeOffsContract = defineContract({
  listTimeOffs: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '지나지 않은 쉬는 시간',
    response: dataOf(v.object({ items: v.array(TimeOff) })),
    errors: [],
  },
  createTimeOff: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '쉬는 시간 만들기',
    body: v.strictObject({
      clientId: ClientId,
      ...TimeSpan.entries,
      reason: Filled(500, '쉬는 이유를 적어 주세요.'),
      publicReason: v.nullable(Text(200)),
      /** True says: I know that lessons lie inside, and I hold them. */
      keepLessons: v.boolean(),
    }),
    status: 201,
    response: dataOf(v.object({ timeOff: TimeOff, affectedLessons: v.array(Lesson) })),
    errors: ['LESSONS_INSIDE', 'SCHEDULE_OVERLAP', 'DATE_PAST', 'LIMIT_REACHED'],
  },
  deleteTimeOff: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '쉬는 시간 지우기',
    params: v.strictObject({ id: Id }),
    response: Empty,
    errors: [],
  },
});
