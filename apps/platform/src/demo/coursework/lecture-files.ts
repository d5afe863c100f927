import { fileURLToPath } from 'node:url';
import type { FinishedPicture } from '../../modules/assets/module.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import type { LectureFile, LectureFileKind } from './lectures.ts';

const FOLDER = new URL('../../../assets/demo/', import.meta.url);
const assetPath = (name: string) => fileURLToPath(new URL(name, FOLDER));

const DRAWINGS: Readonly<Record<LectureFileKind, readonly string[]>> = {
  SHEET: ['lecture-graphs', 'lecture-equations', 'lecture-squares'],
  PICTURE: ['course-graph', 'course-balance', 'course-factors', 'course-geometry', 'course-chance'],
  WORKSHEET: ['lecture-worksheet'],
};
const NAMES: Readonly<Record<LectureFileKind, readonly [name: string, extension: string]>> = {
  SHEET: ['정리', 'pdf'],
  PICTURE: ['그림', 'png'],
  WORKSHEET: ['연습지', 'docx'],
};

/** The sheets and pictures of the demo's lectures. */
export const lectureFiles = (files: readonly LectureFile[]): FinishedPicture[] =>
  files.map(({ id, kind, lectureId, topic, no }) => {
    const drawing = DRAWINGS[kind][no % DRAWINGS[kind].length]!;
    const [name, extension] = NAMES[kind];
    return {
      id,
      ownerId: DEMO_ACCOUNTS.math.id,
      location: 'LECTURE',
      name: `${topic} ${name}.${extension}`,
      path: assetPath(`${drawing}.${extension}`),
      previewPath: kind === 'PICTURE' ? assetPath(`${drawing}.preview.webp`) : null,
      usedBy: [`lecture:${lectureId}`],
    };
  });
