import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, FilledLine, Id, Version } from '../contract/scalar.ts';
import { LIBRARY_LIMITS, LibraryFolder } from './document.ts';

const path = '/tns/v1/library/folders';
const params = v.strictObject({ id: Id });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = FilledLine(LIBRARY_LIMITS.folderNameMax, '폴더 이름을 적어 주세요.');

/** How a teacher's library is ordered. */
export const foldersContract = defineContract({
  getLibrary: {
    method: 'GET',
    path: '/tns/v1/library',
    access: 'teacher',
    summary: '서재의 폴더, 태그, 개수와 쓴 용량',
    response: dataOf(
      v.object({
        /** By name. */
        folders: v.array(LibraryFolder),
        /** The most used first. */
        tags: v.array(v.object({ tag: v.string(), documents: count })),
        /** What is not hidden; of it what lies in no folder. */
        documents: count,
        unfiled: count,
        hidden: count,
        /** Bytes of everything that she has sent, and most that she may (QUOTA_TOTAL). */
        quota: v.object({ used: count, total: count }),
      }),
    ),
    errors: [],
  },
  createFolder: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '폴더 만들기',
    body: v.strictObject({ clientId: ClientId, name }),
    status: 201,
    response: dataOf(LibraryFolder),
    errors: ['VALUE_TAKEN', 'LIMIT_REACHED'],
  },
  updateFolder: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '폴더 이름 고치기',
    params,
    body: v.strictObject({ version: Version, name }),
    response: dataOf(LibraryFolder),
    errors: ['VALUE_TAKEN', 'VERSION_CONFLICT'],
  },
  deleteFolder: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '폴더 지우기; 안의 자료는 폴더 없이 남는다',
    params,
    response: Empty,
    errors: [],
  },
});
