import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { FreeSlot } from '@portal/domain/schedule/free-slot';
import type { TestApp } from './test-app.ts';

const PATH = '/tns/v1/calendar/free-times';

/** The calls of one teacher about free time, with the fields that a test does not care about filled in. */
export function freeTimeCalls(t: TestApp, headers: Record<string, string>) {
  const send = (method: 'POST' | 'PUT', url: string, payload: object) => t.request({ method, url, headers, payload });
  const calls = {
    weekly: (body: object) =>
      send('POST', PATH, {
        kind: 'WEEKLY',
        clientId: randomUUID(),
        weekdays: ['MONDAY'],
        startsOn: '2026-11-18',
        until: null,
        start: '09:00',
        end: '10:00',
        audience: 'ALL',
        ...body,
      }),
    onDate: (body: object) =>
      send('POST', PATH, {
        kind: 'DATE',
        clientId: randomUUID(),
        date: '2026-11-23',
        start: '09:00',
        end: '10:00',
        audience: 'ALL',
        ...body,
      }),
    change: (id: string, body: object) =>
      send('PUT', `${PATH}/${id}`, { start: '09:00', end: '10:00', audience: 'ALL', ...body }),
    close: (id: string, date?: string) =>
      t.request({ method: 'DELETE', url: `${PATH}/${id}${date ? `?date=${date}` : ''}`, headers }),
    replaceWeek: (items: readonly object[]) => send('PUT', `${PATH}/week`, { items }),
    copyWeek: (fromMonday: string, toMondays: readonly string[]) =>
      send('POST', `${PATH}/copy-week`, { fromMonday, toMondays }),
    undo: (ids: readonly string[]) => send('POST', `${PATH}/remove`, { ids }),
    list: async () => itemsOf(await t.request({ url: PATH, headers })),
  };
  return calls;
}

export const itemsOf = (answer: LightMyRequestResponse): FreeSlot[] =>
  answer.json<{ data: { items: FreeSlot[] } }>().data.items;

/** Status and code of a refusal. */
export const refusalOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code: string }>().code];
