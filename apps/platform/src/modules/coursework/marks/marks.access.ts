import type { PageMark } from '@portal/domain/coursework/marks';
import { marksContract } from '@portal/domain/coursework/marks.contract';
import { byId, defineAccess, SECRET } from '../../../testing/access.ts';
import { submissionMarks } from './marks.tables.ts';

const MARK: PageMark = {
  id: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
  version: 1,
  page: 1,
  kind: 'text',
  colour: 'camellia',
  width: 'normal',
  points: [10, 10],
  text: SECRET,
};
const drawOn = (id: string) => ({
  params: { id, fileId: 'file_matrix' },
  body: { attempt: 1, version: 1, marks: [MARK] },
});

/** On the submissions of the grading's own rows. */
export const access = defineAccess(marksContract, {
  rows: {
    getSubmissionMarks: byId('sub_matrix_read', 'sub_none'),
    saveFileMarks: {
      own: drawOn('sub_matrix_grade'),
      foreign: drawOn('sub_matrix_grade'),
      missing: drawOn('sub_none'),
    },
    saveVoiceComment: byId('sub_matrix_read', 'sub_none', { body: { attempt: 1, before: null, voice: null } }),
  },
  async seed({ database }) {
    for (const name of ['read', 'grade'])
      await database.db.insert(submissionMarks).values({
        submissionId: `sub_matrix_${name}`,
        attempt: 1,
        fileId: 'file_matrix',
        marks: [MARK],
        version: 1,
      });
  },
});
