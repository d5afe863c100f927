import { fileURLToPath } from 'node:url';
import type { FinishedPicture } from '../../modules/assets/module.ts';
import { COURSE_CONTENTS, type CourseKey } from './course-contents.ts';
import { courseIdOf, courseImageId, teacherOf } from './courses.ts';

const FOLDER = new URL('../../../assets/demo/', import.meta.url);
const assetPath = (name: string) => fileURLToPath(new URL(name, FOLDER));

/** The drawn pictures of the demo's courses. */
export function coursePictures(): FinishedPicture[] {
  return (Object.keys(COURSE_CONTENTS) as CourseKey[]).flatMap((key) => {
    const { picture, content } = COURSE_CONTENTS[key];
    if (picture === null) return [];
    return {
      id: courseImageId(key),
      ownerId: teacherOf(key),
      location: 'COURSE_IMAGE',
      name: `${content.title}.png`,
      path: assetPath(`course-${picture}.png`),
      previewPath: assetPath(`course-${picture}.preview.webp`),
      usedBy: [`course:${courseIdOf(key)}`],
    };
  });
}
