import { randomUUID } from 'node:crypto';
import { familyLecturesContract } from '@portal/domain/families/family-lectures.contract';
import { FAMILY_CLASS } from '../../../testing/access-ground.ts';
import { byId, defineAccess, SECRET } from '../../../testing/access.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { lecture } from '../../coursework/lectures/lectures.tables.ts';
import { receipt } from '../../library/places/places.tables.ts';

const FILE = 'file_family_lecture';
const seen = { studentId: 'stu_family', fileId: FILE };

export const access = defineAccess(familyLecturesContract, {
  rows: {
    listFamilyLectures: { own: { query: '?before=9&size=5' } },
    openFamilyLectureFile: byId('lec_family', 'lec_none', { body: seen }),
    lookAtLectureFile: {
      own: { params: { id: 'lec_family', fileId: FILE }, query: `?studentId=${seen.studentId}` },
      foreign: { params: { id: 'lec_family', fileId: FILE }, query: `?studentId=${seen.studentId}` },
      missing: { params: { id: 'lec_family', fileId: 'file_none' }, query: `?studentId=${seen.studentId}` },
    },
    getFamilyLectureText: {
      own: { params: { id: 'lec_family', fileId: FILE } },
      foreign: { params: { id: 'lec_family', fileId: FILE } },
      missing: { params: { id: 'lec_none', fileId: FILE } },
    },
    reportFamilyProgress: byId('lec_family', 'lec_none', { body: { ...seen, seconds: 10, total: 60 } }),
  },
  async seed({ database }, teacherId) {
    await addFileRow(database, { id: FILE, ownerId: teacherId, location: 'LECTURE', name: `${SECRET}.mp3` });
    const at = new Date(0);
    await database.db.insert(lecture).values({
      id: 'lec_family',
      classId: FAMILY_CLASS,
      teacherId,
      clientId: randomUUID(),
      title: SECRET,
      content: SECRET,
      fileIds: [FILE],
      downloadAllowed: true,
      createdAt: at,
      publishedAt: at,
      displayAt: at,
    });
    await database.db.insert(receipt).values({ lectureId: 'lec_family', ...seen, firstAt: at, lastAt: at });
  },
});
