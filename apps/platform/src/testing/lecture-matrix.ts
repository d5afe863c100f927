import { randomUUID } from 'node:crypto';
import type { Database } from '../core/database/database.ts';
import { lecture } from '../modules/coursework/lectures/lectures.tables.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

const fields = {
  ...{ title: '자료', content: '', fileIds: [], downloadAllowed: true, displayAt: null, deadlineAt: null },
};
const on = (name: string, body?: object): Row => {
  const request = (id: string): Request => ({ params: { id }, ...(body ? { body } : {}) });
  const id = `lec_matrix_${name}`;
  return { own: request(id), foreign: request(id), missing: request('lec_none') };
};
const inClass = (request: (classId: string) => Request): Row => ({
  own: request('cls_matrix'),
  foreign: request('cls_matrix'),
  missing: request('cls_none'),
});

/** Who may call what of lectures: each one here is the owner's. */
export const LECTURE_MATRIX: Readonly<Record<string, Row>> = {
  listLectures: inClass((classId) => ({ query: `?classId=${classId}` })),
  createLecture: inClass((classId) => ({ body: { ...fields, classId, clientId: randomUUID(), isDraft: false } })),
  getLecture: on('read'),
  updateLecture: on('write', { ...fields, version: 1 }),
  deleteLecture: { ...on('read'), own: { params: { id: 'lec_matrix_gone' } } },
  publishLecture: on('draft'),
};

/** Of a class that `seedLessonMatrix` made. */
export async function seedLectureMatrix({ db }: Database, teacherId: string): Promise<void> {
  await db.insert(lecture).values(
    ['read', 'write', 'gone', 'draft'].map((name) => ({
      ...{ id: `lec_matrix_${name}`, classId: 'cls_matrix', teacherId, clientId: randomUUID() },
      ...{ title: '비밀 이야기', content: '비밀 이야기', downloadAllowed: true, createdAt: new Date() },
    })),
  );
}
