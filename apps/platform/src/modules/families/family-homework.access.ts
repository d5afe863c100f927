import { millisecondsInDay } from 'date-fns/constants';
import { familyHomeworkContract } from '@portal/domain/families/family-homework.contract';
import { FAMILY_CLASS } from '../../testing/access-ground.ts';
import { byId, CLIENT_ID, defineAccess, SECRET } from '../../testing/access.ts';
import { addFileRow } from '../../testing/file-rows.ts';
import { assignment } from '../coursework/assignments/assignments.tables.ts';

const inDays = (days: number) => new Date(Date.now() + days * millisecondsInDay);
const studentId = 'stu_family';
const answer = { clientId: CLIENT_ID, studentId, text: SECRET, fileIds: [] };

export const access = defineAccess(familyHomeworkContract, {
  rows: {
    listFamilyHomework: { own: { query: '?list=OPEN&page=1&size=5' } },
    getFamilyHomework: byId('asg_family', 'asg_none', { query: `?studentId=${studentId}` }),
    getFamilyHomeworkMarks: byId('asg_family', 'asg_none', { query: `?studentId=${studentId}` }),
    lookAtHomeworkFile: {
      own: { params: { id: 'asg_family', fileId: 'file_family' }, query: `?studentId=${studentId}` },
      foreign: { params: { id: 'asg_family', fileId: 'file_family' }, query: `?studentId=${studentId}` },
      missing: { params: { id: 'asg_family', fileId: 'file_none' }, query: `?studentId=${studentId}` },
    },
    handInFamilyHomework: byId('asg_family', 'asg_none', { body: answer }),
    markFamilyHomeworkSeen: byId('asg_family', 'asg_none', { body: { studentId } }),
    createFamilyUploadTicket: { own: { body: {} } },
  },
  async seed({ database }, teacherId) {
    await addFileRow(database, {
      id: 'file_family',
      ownerId: teacherId,
      location: 'ASSIGNMENT',
      name: `${SECRET}.mp3`,
    });
    await database.db.insert(assignment).values({
      id: 'asg_family',
      classId: FAMILY_CLASS,
      teacherId,
      title: SECRET,
      content: SECRET,
      fileIds: ['file_family'],
      downloadAllowed: true,
      lateAllowed: true,
      createdAt: inDays(-2),
      publishedAt: inDays(-2),
      displayAt: inDays(-2),
      announcedAt: inDays(-2),
      deadlineAt: inDays(9),
    });
  },
});
