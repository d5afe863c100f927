import { randomUUID } from 'node:crypto';
import type { Database } from '../core/database/database.ts';
import { assignment } from '../modules/coursework/assignments/assignments.tables.ts';

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

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const fields = {
  ...{ title: '과제', content: '', fileIds: [], displayAt: null, deadlineAt: inDays(9).toISOString() },
  ...{ downloadAllowed: true, lateAllowed: true, cutoffAt: null },
};
const on = (name: string, body?: object): Row => {
  const request = (id: string): Request => ({ params: { id }, ...(body ? { body } : {}) });
  const id = `asg_matrix_${name}`;
  return { own: request(id), foreign: request(id), missing: request('asg_none') };
};
const inClass = (request: (classId: string) => Request): Row => ({
  own: request('cls_matrix'),
  foreign: request('cls_matrix'),
  missing: request('cls_none'),
});

/** Who may call what of assignments: each one here is the owner's. */
export const ASSIGNMENT_MATRIX: Readonly<Record<string, Row>> = {
  listAssignments: inClass((classId) => ({ query: `?classId=${classId}` })),
  createAssignment: inClass((classId) => ({ body: { ...fields, classId, clientId: randomUUID(), isDraft: false } })),
  getAssignment: on('read'),
  updateAssignment: on('write', { ...fields, version: 1 }),
  deleteAssignment: { ...on('read'), own: { params: { id: 'asg_matrix_gone' } } },
  publishAssignment: on('draft', { version: 1 }),
  extendAssignment: on('open', { deadlineAt: inDays(30).toISOString() }),
  listSubmissions: on('read'),
};

/** Of a class that `seedLessonMatrix` made. */
export async function seedAssignmentMatrix({ db }: Database, teacherId: string): Promise<void> {
  await db.insert(assignment).values(
    ['read', 'write', 'gone', 'draft', 'open'].map((name) => ({
      ...{ id: `asg_matrix_${name}`, classId: 'cls_matrix', teacherId, title: '비밀 이야기', content: '비밀 이야기' },
      ...{ deadlineAt: inDays(9), downloadAllowed: true, lateAllowed: true, createdAt: new Date() },
      ...(name === 'open' && { publishedAt: inDays(-1), displayAt: inDays(-1), announcedAt: inDays(-1) }),
    })),
  );
}
