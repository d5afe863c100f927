import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { AREA_LEVELS } from './area.ts';

const path = '/utilities/catalogs';
/** They change with a release. */
const cacheSeconds = 3_600;

export const Topic = v.object({ id: Id, name: v.string() });
export const Subject = v.object({ id: Id, name: v.string(), topics: v.array(Topic) });
export type Subject = v.InferOutput<typeof Subject>;

export const catalogsContract = defineContract({
  listSubjects: {
    method: 'GET',
    path: `${path}/subjects`,
    access: 'public',
    cacheSeconds,
    summary: '과목과 그 주제',
    response: dataOf(v.object({ items: v.array(Subject) })),
    errors: [],
  },
  listLanguages: {
    method: 'GET',
    path: `${path}/languages`,
    access: 'public',
    cacheSeconds,
    summary: '수업할 수 있는 언어',
    response: dataOf(v.object({ items: v.array(v.object({ code: v.string(), name: v.string() })) })),
    errors: [],
  },
  listAreas: {
    method: 'GET',
    path: `${path}/areas`,
    access: 'public',
    cacheSeconds,
    summary: '성·시, 또는 그 아래의 군·현, 또는 그 아래의 동·면',
    query: v.strictObject({ parent: v.optional(Id) }),
    response: dataOf(
      v.object({ items: v.array(v.object({ code: Id, name: v.string(), level: v.picklist(AREA_LEVELS) })) }),
    ),
    errors: [],
  },
});
