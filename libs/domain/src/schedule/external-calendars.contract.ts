import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Filled, FilledLine, Id, Instant, Line } from '../contract/scalar.ts';

/** Another calendar of the teacher, read from its address; its entries count as busy. */
export const ExternalCalendar = v.object({
  id: Id,
  name: Line(60),
  /** Host of the address; the rest of it is a secret that stays on the server. */
  host: v.string(),
  busyCount: v.pipe(v.number(), v.integer()),
  lastFetchedAt: v.nullable(Instant),
  /** The sentence of the last failure; null while it works. */
  failure: v.nullable(v.string()),
});
export type ExternalCalendar = v.InferOutput<typeof ExternalCalendar>;

/** Largest ICS text that is read, from an address or a file, in bytes. */
export const ICS_MAX_BYTES = 1_048_576;

const path = '/tns/v1/calendar/external-calendars';
const params = v.strictObject({ id: Id });
const one = dataOf(ExternalCalendar);
const errors = ['ICS_UNREADABLE', 'URL_NOT_ALLOWED'] as const;

export const externalCalendarsContract = defineContract({
  listExternalCalendars: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '연결한 다른 캘린더',
    response: dataOf(v.object({ items: v.array(ExternalCalendar) })),
    errors: [],
  },
  addExternalCalendar: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '다른 캘린더를 주소로 연결',
    body: v.strictObject({
      clientId: ClientId,
      name: FilledLine(60, '이름을 적어 주세요.'),
      url: Filled(2_048, '주소를 적어 주세요.'),
    }),
    status: 201,
    response: one,
    errors: [...errors, 'LIMIT_REACHED'],
  },
  refreshExternalCalendar: {
    method: 'POST',
    path: `${path}/:id/refresh`,
    access: 'teacher',
    summary: '연결한 캘린더를 지금 다시 읽기',
    params,
    response: one,
    errors,
  },
  removeExternalCalendar: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '캘린더 연결 끊기',
    params,
    response: Empty,
    errors: [],
  },
  importCalendarFile: {
    method: 'POST',
    path: '/tns/v1/calendar/imports',
    access: 'teacher',
    summary: 'ICS 파일의 일정을 내 일정으로; 이미 가져온 것은 건너뛰어요',
    body: v.strictObject({
      fileName: Line(255),
      content: v.pipe(v.string(), v.maxBytes(ICS_MAX_BYTES, '1MB까지 가져올 수 있어요.')),
    }),
    response: dataOf(
      v.object({
        /** Entries of her own: one for each day of what runs over several. */
        created: v.pipe(v.number(), v.integer()),
        /** Known already. */
        repeated: v.pipe(v.number(), v.integer()),
        /** Over, too far ahead, or longer than a month. */
        left: v.pipe(v.number(), v.integer()),
        ids: v.array(Id),
      }),
    ),
    errors: ['ICS_UNREADABLE', 'LIMIT_REACHED'],
  },
  undoCalendarImport: {
    method: 'POST',
    path: '/tns/v1/calendar/imports/undo',
    access: 'teacher',
    summary: '방금 가져온 일정을 한 번에 지우기',
    body: v.strictObject({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(5_000)) }),
    response: Empty,
    errors: [],
  },
});
