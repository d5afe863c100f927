import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Id, IntegerText, Text, Version } from '../contract/scalar.ts';
import {
  DOCUMENT_KINDS,
  DocumentDetail,
  DocumentName,
  DocumentPlace,
  DocumentTag,
  DocumentTags,
  DocumentText,
  LIBRARY_LIMITS,
  LibraryDocument,
} from './document.ts';

const path = '/tns/v1/library/documents';
const params = v.strictObject({ id: Id });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const detail = dataOf(DocumentDetail);

/** What comes first: what changed last, by name, or the largest. */
export const DOCUMENT_ORDERS = ['new', 'name', 'size'] as const;
export type DocumentOrder = (typeof DOCUMENT_ORDERS)[number];

/** `folderId` of what lies in no folder. */
export const NO_FOLDER = 'none';

/** Everything that a teacher has (ASG-1, ASG-3). */
export const documentsContract = defineContract({
  listDocuments: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 자료: 폴더, 태그, 종류로 고르고 이름과 태그와 본문에서 찾는다',
    query: v.strictObject({
      /** A folder, or `none`. */
      folderId: v.optional(Id),
      tag: v.optional(DocumentTag),
      kind: v.optional(v.picklist(DOCUMENT_KINDS)),
      /** Every word has to stand in name or tags, or begin a word of the text. */
      text: v.optional(Text(LIBRARY_LIMITS.searchMax)),
      view: v.optional(v.picklist(['SHOWN', 'HIDDEN'])),
      order: v.optional(v.picklist(DOCUMENT_ORDERS)),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(v.object({ total: count, items: v.array(LibraryDocument) })),
    errors: [],
  },
  createDocument: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '올린 파일을 서재에 두기 (location은 LECTURE)',
    body: v.strictObject({
      clientId: ClientId,
      fileId: Id,
      folderId: v.nullable(Id),
      tags: DocumentTags,
    }),
    status: 201,
    response: detail,
    errors: ['FILE_NOT_FOUND', 'QUOTA_TOTAL'],
  },
  getDocument: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '자료 하나: 판과 쓰는 곳',
    params,
    response: detail,
    errors: [],
  },
  getDocumentText: {
    method: 'GET',
    path: `${path}/:id/text`,
    access: 'teacher',
    summary: '새 판에 적힌 글: PDF, Word, 텍스트',
    params,
    response: dataOf(DocumentText),
    errors: [],
  },
  updateDocument: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '자료의 이름, 폴더, 태그 고치기',
    params,
    body: v.strictObject({ version: Version, name: DocumentName, folderId: v.nullable(Id), tags: DocumentTags }),
    response: detail,
    errors: ['VERSION_CONFLICT'],
  },
  changeDocuments: {
    method: 'POST',
    path: `${path}/change`,
    access: 'teacher',
    summary: '자료 여럿을 한 번에 옮기거나, 태그를 붙이고 떼거나, 숨기기: 모두 되거나 하나도 안 된다',
    body: v.strictObject({
      ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(LIBRARY_LIMITS.bulkMax)),
      folderId: v.optional(v.nullable(Id)),
      addTags: v.optional(DocumentTags),
      removeTags: v.optional(DocumentTags),
      isHidden: v.optional(v.boolean()),
    }),
    response: dataOf(v.object({ items: v.array(LibraryDocument) })),
    errors: ['LIMIT_REACHED'],
  },
  deleteDocument: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '자료 지우기; 수업에서 쓰는 자료는 지울 수 없고 숨길 수 있다',
    params,
    response: Empty,
    errors: ['DOCUMENT_IN_USE'],
  },
  addDocumentVersion: {
    method: 'POST',
    path: `${path}/:id/versions`,
    access: 'teacher',
    summary: '새 판 올리기; 쓰는 곳도 새 판으로 바꿀지 정한다. 같은 파일을 다시 보내면 그대로',
    params,
    body: v.strictObject({
      version: Version,
      fileId: Id,
      /** Whether the places show the new one from now on; what students have answered keeps what it was. */
      follow: v.boolean(),
    }),
    status: 201,
    response: dataOf(
      v.object({
        document: DocumentDetail,
        /** How many places show the new one now, and which would not. */
        followed: count,
        stayed: v.array(DocumentPlace),
      }),
    ),
    errors: ['FILE_NOT_FOUND', 'QUOTA_TOTAL', 'VALUE_TAKEN', 'LIMIT_REACHED', 'VERSION_CONFLICT'],
  },
});
