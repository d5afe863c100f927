import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Id, IntegerText, Version } from '../contract/scalar.ts';
import { LessonPack, NewPack, PACK_LIMITS, PackContent, PackFile, PackSummary, PackUse } from './pack.ts';

const path = '/tns/v1/library/packs';
const params = v.strictObject({ id: Id });
const pack = dataOf(LessonPack);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Packs of lessons (W11). */
export const packsContract = defineContract({
  listPacks: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '수업 꾸러미, 나중에 고친 것부터',
    query: v.strictObject({
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, PACK_LIMITS.packsMax)),
    }),
    response: dataOf(v.object({ total: count, items: v.array(PackSummary) })),
    errors: [],
  },
  createPack: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '수업 꾸러미 만들기: 자료, 과제, 질문, 판서',
    body: NewPack,
    status: 201,
    response: pack,
    errors: ['LIMIT_REACHED'],
  },
  importPack: {
    method: 'POST',
    path: `${path}/import`,
    access: 'teacher',
    summary: '파일에서 수업 꾸러미 가져오기; 서재에 없는 자료는 이름을 알려 준다',
    body: v.strictObject({ clientId: ClientId, file: PackFile }),
    status: 201,
    response: dataOf(v.object({ pack: LessonPack, missing: v.array(v.string()) })),
    errors: ['LIMIT_REACHED'],
  },
  getPack: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '수업 꾸러미 하나',
    params,
    response: pack,
    errors: [],
  },
  updatePack: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '수업 꾸러미 고치기; 이미 수업에 넣은 것은 그대로',
    params,
    body: v.strictObject({ version: Version, ...PackContent.entries }),
    response: pack,
    errors: ['VERSION_CONFLICT'],
  },
  deletePack: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '수업 꾸러미 지우기; 이미 수업에 넣은 것은 남는다',
    params,
    response: Empty,
    errors: [],
  },
  exportPack: {
    method: 'GET',
    path: `${path}/:id/file`,
    access: 'teacher',
    summary: '수업 꾸러미를 파일로',
    params,
    response: dataOf(PackFile),
    errors: [],
  },
  applyPack: {
    method: 'POST',
    path: `${path}/:id/apply`,
    access: 'teacher',
    summary: '수업 꾸러미를 회차에 넣기: 강의 자료와 과제 초안이 되고, 질문과 판서가 강의실에 놓인다',
    params,
    body: v.strictObject({ clientId: ClientId, lessonId: Id }),
    status: 201,
    response: dataOf(PackUse),
    errors: ['TARGET_NOT_YOURS', 'WRONG_STATE', 'LIMIT_REACHED', 'FILE_NOT_FOUND', 'QUOTA_TOTAL'],
  },
  listPackUses: {
    method: 'GET',
    path: '/tns/v1/lessons/:id/packs',
    access: 'teacher',
    summary: '회차에 넣은 수업 꾸러미: 강의실에서 쓸 질문',
    params,
    response: dataOf(v.object({ items: v.array(PackUse) })),
    errors: [],
  },
});
