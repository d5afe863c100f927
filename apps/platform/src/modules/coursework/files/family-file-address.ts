import { addMinutes } from 'date-fns/addMinutes';
import type { Claims } from '../../../core/http/signed-query.ts';
import type { GivenFiles } from '../../assets/module.ts';

/** What a teacher gives files with, as it is called in their addresses. */
export type FilesOf = 'homework' | 'lectures';

/** Whose eyes an address is for, and for which file of which assignment or lecture. */
export interface FamilyFileReader {
  readonly classId: string;
  readonly guardianId: string;
  readonly id: string;
  readonly studentId: string;
  readonly fileId: string;
}

/** To have the file and its small picture, or only to look at it. */
export type FamilyFileUse = 'SAVE' | 'LOOK';

export const familyFileRoute = (of: FilesOf): string =>
  `/fam/v1/classes/:classId/:guardianId/${of}/:id/:studentId/:fileId`;

/** How long what is played can be begun anew. */
const PLAY_MINUTES = 15;

export const familyFileClaims = (of: FilesOf, reader: FamilyFileReader, use: FamilyFileUse): Claims => [
  of.toUpperCase(),
  reader.classId,
  reader.guardianId,
  reader.id,
  reader.studentId,
  reader.fileId,
  use,
];

/** Addresses of one file for one family. The door asks again each time whether that is still right. */
export function familyFileAddresses(given: Pick<GivenFiles, 'addressOf'>, of: FilesOf, reader: FamilyFileReader) {
  const { classId, guardianId, id, studentId, fileId } = reader;
  const path = `/fam/v1/classes/${classId}/${guardianId}/${of}/${id}/${studentId}/${fileId}`;
  const address = (below: string, use: FamilyFileUse, until?: Date) =>
    given.addressOf(`${path}/${below}`, familyFileClaims(of, reader, use), until);
  return {
    file: () => address('file', 'SAVE'),
    preview: () => address('preview', 'SAVE'),
    page: (no: number, width: number) => address(`pages/${no}/${width}`, 'LOOK'),
    play: (now: Date) => address('play', 'LOOK', addMinutes(now, PLAY_MINUTES)),
  };
}
