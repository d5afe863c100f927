import { randomUUID } from 'node:crypto';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import {
  type Beside,
  byId,
  CLIENT_ID,
  defineAccess,
  endsById,
  naming,
  SECRET,
  type Sent,
} from '../../../testing/access.ts';
import { lecture } from './lectures.tables.ts';

const FIELDS = { title: '자료', content: '', fileIds: [], downloadAllowed: true, displayAt: null, deadlineAt: null };
const on = <S extends Sent>(name: string, ...beside: Beside<S>) => byId<S>(`lec_matrix_${name}`, 'lec_none', ...beside);

export const access = defineAccess(lecturesContract, {
  rows: {
    listLectures: naming('cls_matrix', 'cls_none', (classId) => ({ query: `?classId=${classId}` })),
    createLecture: naming('cls_matrix', 'cls_none', (classId) => ({
      body: { ...FIELDS, classId, clientId: CLIENT_ID, isDraft: false },
    })),
    getLecture: on('read'),
    updateLecture: on('write', { body: { ...FIELDS, version: 1 } }),
    deleteLecture: endsById('lec_matrix_read', 'lec_matrix_gone', 'lec_none'),
    publishLecture: on('draft'),
  },
  async seed({ database }, teacherId) {
    const secret = { title: SECRET, content: SECRET, downloadAllowed: true, createdAt: new Date() };
    await database.db.insert(lecture).values(
      ['read', 'write', 'gone', 'draft'].map((name) => ({
        ...secret,
        id: `lec_matrix_${name}`,
        classId: 'cls_matrix',
        teacherId,
        clientId: randomUUID(),
      })),
    );
  },
});
