import { programmesContract } from '@portal/domain/lessons/programmes.contract';
import { actingOn, CLIENT_ID, defineAccess, SECRET } from '../../../testing/access.ts';
import { programmeReplan } from './programmes.tables.ts';

const CLASS = 'cls_matrix_read';
const UNDONE = 'rep_matrix';
const on = actingOn(CLASS, 'cls_none');
const undoing = (id: string) => ({ params: { id, replanId: UNDONE } });

/** Of the class of the matrix, whose plan was made, and another one taken back: what is repeated is answered as it was. */
export const access = defineAccess(programmesContract, {
  rows: {
    listProgrammePaces: { own: {} },
    getProgrammeRest: on(),
    replanProgramme: on({ body: { clientId: CLIENT_ID, version: 'before', leftOut: [], together: [], extra: [] } }),
    undoReplan: { own: undoing(CLASS), foreign: undoing(CLASS), missing: undoing('cls_none') },
  },
  async seed({ database, clock }, teacherId) {
    const at = clock.now();
    const names: [number, string][] = [[1, SECRET]];
    const row = { classId: CLASS, teacherId, at, changes: [], leftOut: [], names, extraLessonIds: [] };
    await database.db.insert(programmeReplan).values([
      { ...row, id: CLIENT_ID },
      { ...row, id: UNDONE, undoneAt: at },
    ]);
  },
});
