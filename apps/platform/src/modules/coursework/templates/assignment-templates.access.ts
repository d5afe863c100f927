import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { assignmentTemplatesContract } from '@portal/domain/coursework/assignment-templates.contract';
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
import { assignmentTemplate } from './assignment-templates.tables.ts';

const WORDS = { title: '과제', content: '', fileIds: [], downloadAllowed: true, lateAllowed: true };
const on = <S extends Sent>(name: string, ...beside: Beside<S>) => byId<S>(`ast_matrix_${name}`, 'ast_none', ...beside);
const again = (id: string) => ({
  body: {
    clientId: CLIENT_ID,
    from: { kind: 'TEMPLATE' as const, id },
    classIds: ['cls_matrix'],
    isDraft: true,
    displayAt: null,
    deadlineAt: addDays(new Date(), 9).toISOString(),
  },
});

export const access = defineAccess(assignmentTemplatesContract, {
  rows: {
    listAssignmentTemplates: { own: { query: '?page=1&size=5' } },
    keepAsTemplate: naming('asg_matrix_read', 'asg_none', (assignmentId) => ({
      body: { clientId: CLIENT_ID, assignmentId },
    })),
    updateAssignmentTemplate: on('write', { body: { ...WORDS, rubric: null, version: 1 } }),
    deleteAssignmentTemplate: endsById('ast_matrix_read', 'ast_matrix_gone', 'ast_none'),
    getLastResult: byId('asg_matrix_read', 'asg_none'),
    giveAgain: naming('ast_matrix_read', 'ast_none', again),
  },
  async seed({ database }, teacherId) {
    await database.db.insert(assignmentTemplate).values(
      ['read', 'write', 'gone'].map((name) => ({
        ...WORDS,
        id: `ast_matrix_${name}`,
        title: SECRET,
        content: SECRET,
        teacherId,
        clientId: randomUUID(),
        createdAt: new Date(),
      })),
    );
  },
});
