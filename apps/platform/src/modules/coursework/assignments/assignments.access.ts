import { millisecondsInDay } from 'date-fns/constants';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
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
import { assignment } from './assignments.tables.ts';

const inDays = (days: number) => new Date(Date.now() + days * millisecondsInDay);
const FIELDS = {
  title: '과제',
  content: '',
  fileIds: [],
  displayAt: null,
  deadlineAt: inDays(9).toISOString(),
  downloadAllowed: true,
  lateAllowed: true,
  cutoffAt: null,
};
const MORE_TIME = { body: { deadlineAt: inDays(20).toISOString(), reason: '' } };
const on = <S extends Sent>(name: string, ...beside: Beside<S>) => byId<S>(`asg_matrix_${name}`, 'asg_none', ...beside);

export const access = defineAccess(assignmentsContract, {
  rows: {
    listAssignments: naming('cls_matrix', 'cls_none', (classId) => ({ query: `?classId=${classId}` })),
    createAssignment: naming('cls_matrix', 'cls_none', (classId) => ({
      body: { ...FIELDS, classId, clientId: CLIENT_ID, isDraft: false },
    })),
    getAssignment: on('read'),
    updateAssignment: on('write', { body: { ...FIELDS, version: 1 } }),
    deleteAssignment: endsById('asg_matrix_read', 'asg_matrix_gone', 'asg_none'),
    publishAssignment: on('draft', { body: { version: 1 } }),
    extendAssignment: on('open', { body: { deadlineAt: inDays(30).toISOString() } }),
    addAssignmentNote: on('open', { body: { clientId: CLIENT_ID, text: '설명' } }),
    extendForStudent: {
      own: { params: { id: 'asg_matrix_desk', studentId: 'stu_desk' }, ...MORE_TIME },
      foreign: { params: { id: 'asg_matrix_desk', studentId: 'stu_desk' }, ...MORE_TIME },
      missing: { params: { id: 'asg_none', studentId: 'stu_desk' }, ...MORE_TIME },
    },
    remindOfAssignment: on('open', { body: {} }),
    archiveAssignment: on('read'),
    listSubmissions: on('read'),
  },
  async seed({ database }, teacherId) {
    const secret = { title: SECRET, content: SECRET, downloadAllowed: true, lateAllowed: true };
    await database.db.insert(assignment).values(
      ['read', 'write', 'gone', 'draft', 'open', 'desk'].map((name) => ({
        ...secret,
        id: `asg_matrix_${name}`,
        classId: name === 'desk' ? 'cls_desk' : 'cls_matrix',
        teacherId,
        deadlineAt: inDays(9),
        createdAt: new Date(),
        ...((name === 'open' || name === 'desk') && {
          publishedAt: inDays(-1),
          displayAt: inDays(-1),
          announcedAt: inDays(-1),
        }),
      })),
    );
  },
});
