import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Day, EndTimeOfDay, Id, TimeOfDay } from '../contract/scalar.ts';
import { WEEKDAYS } from '../time/weekday.ts';
import { FREE_SLOT_TIMES, FreeSlot } from './free-slot.ts';

const path = '/tns/v1/calendar/free-times';
const slots = dataOf(v.object({ items: v.array(FreeSlot) }));
const errors = ['SLOT_TOO_SHORT', 'SLOT_OVERLAP', 'NOT_SAME_DAY', 'SLOT_PAST', 'LIMIT_REACHED'] as const;

/** Why copying a week left a stretch out. */
export const COPY_SKIP_CAUSES = ['OVERLAP', 'PAST'] as const;

export const freeTimesContract = defineContract({
  listFreeTimes: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '수업 가능 시간의 규칙 모두',
    response: slots,
    errors: [],
  },
  createFreeTime: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '수업 가능 시간 열기',
    body: v.variant('kind', [
      v.strictObject({
        kind: v.literal('WEEKLY'),
        clientId: ClientId,
        weekdays: v.pipe(v.array(v.picklist(WEEKDAYS)), v.minLength(1, '요일을 골라 주세요.'), v.maxLength(7)),
        startsOn: Day,
        until: v.nullable(Day),
        ...FREE_SLOT_TIMES,
      }),
      v.strictObject({ kind: v.literal('DATE'), clientId: ClientId, date: Day, ...FREE_SLOT_TIMES }),
    ]),
    status: 201,
    response: slots,
    errors,
  },
  updateFreeTime: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '수업 가능 시간 바꾸기',
    params: v.strictObject({ id: Id }),
    // With `onDate` a weekly slot changes on that day only: the day is excepted and gets a slot of its own.
    body: v.strictObject({
      weekday: v.optional(v.picklist(WEEKDAYS)),
      date: v.optional(Day),
      until: v.optional(v.nullable(Day)),
      onDate: v.optional(Day),
      ...FREE_SLOT_TIMES,
    }),
    response: slots,
    errors,
  },
  deleteFreeTime: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '수업 가능 시간 닫기; date가 있으면 그날만',
    params: v.strictObject({ id: Id }),
    query: v.strictObject({ date: v.optional(Day) }),
    response: Empty,
    errors: [],
  },
  replaceFreeTimeWeek: {
    method: 'PUT',
    path: `${path}/week`,
    access: 'teacher',
    summary: '주간 수업 가능 시간을 한 번에 바꾸기',
    body: v.strictObject({
      items: v.pipe(v.array(v.strictObject({ weekday: v.picklist(WEEKDAYS), ...FREE_SLOT_TIMES })), v.maxLength(140)),
    }),
    response: slots,
    errors,
  },
  copyFreeTimeWeek: {
    method: 'POST',
    path: `${path}/copy-week`,
    access: 'teacher',
    summary: '한 주의 수업 가능 시간을 다른 주에 복사',
    body: v.strictObject({
      fromMonday: Day,
      toMondays: v.pipe(v.array(Day), v.minLength(1), v.maxLength(12)),
    }),
    response: dataOf(
      v.object({
        created: v.array(FreeSlot),
        skipped: v.array(
          v.object({ date: Day, start: TimeOfDay, end: EndTimeOfDay, cause: v.picklist(COPY_SKIP_CAUSES) }),
        ),
      }),
    ),
    errors: ['VALIDATION', 'LIMIT_REACHED'],
  },
  undoFreeTimes: {
    method: 'POST',
    path: `${path}/remove`,
    access: 'teacher',
    summary: '방금 연 수업 가능 시간을 한 번에 닫기',
    body: v.strictObject({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(200)) }),
    response: Empty,
    errors: [],
  },
});
