import { addMinutes } from 'date-fns/addMinutes';
import type { Claims } from '../../../core/http/signed-query.ts';
import type { GivenFiles } from '../../assets/module.ts';

/** Whose eyes an address is for, and for which file of which assignment. */
export interface HomeworkReader {
  readonly classId: string;
  readonly guardianId: string;
  readonly assignmentId: string;
  readonly studentId: string;
  readonly fileId: string;
}

/** To have the file and its small picture, or only to look at it. */
export type HomeworkFileUse = 'SAVE' | 'LOOK';

export const homeworkFileRoute = '/fam/v1/classes/:classId/:guardianId/homework/:assignmentId/:studentId/:fileId';

/** How long what is played can be begun anew. */
const PLAY_MINUTES = 15;

export const homeworkFileClaims = (reader: HomeworkReader, use: HomeworkFileUse): Claims => [
  'HOMEWORK',
  reader.classId,
  reader.guardianId,
  reader.assignmentId,
  reader.studentId,
  reader.fileId,
  use,
];

/** Addresses of one file for one family. The door asks again each time whether that is still right. */
export function homeworkFileAddresses(given: Pick<GivenFiles, 'addressOf'>, reader: HomeworkReader) {
  const { classId, guardianId, assignmentId, studentId, fileId } = reader;
  const path = `/fam/v1/classes/${classId}/${guardianId}/homework/${assignmentId}/${studentId}/${fileId}`;
  const address = (below: string, use: HomeworkFileUse, until?: Date) =>
    given.addressOf(`${path}/${below}`, homeworkFileClaims(reader, use), until);
  return {
    file: () => address('file', 'SAVE'),
    preview: () => address('preview', 'SAVE'),
    page: (no: number, width: number) => address(`pages/${no}/${width}`, 'LOOK'),
    play: (now: Date) => address('play', 'LOOK', addMinutes(now, PLAY_MINUTES)),
  };
}
