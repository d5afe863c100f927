import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import type { Finding } from '@portal/domain/contract/finding';
import type { CourseDraft } from '@portal/domain/courses/course';
import { courseFindings } from '@portal/domain/courses/course-findings';
import { youtubeIdOf } from '@portal/domain/patterns/youtube';
import type { Clock } from '../../../core/clock.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { findTeacher, type TeacherAccounts } from '../../../core/teacher.ts';
import type { CourseClasses } from '../course-classes.ts';
import type { CheckVideo } from './video-check.ts';
import { type WeeklyCollision, weeklyCollisions } from './weekly-collisions.ts';

interface CheckDeps {
  readonly clock: Clock;
  readonly classes: Pick<CourseClasses, 'weeklyLessons'>;
  readonly accounts: TeacherAccounts;
  readonly catalog: CatalogNames;
  readonly checkVideo: CheckVideo;
}

interface Checked {
  readonly teacherId: string;
  readonly courseId: string;
  readonly content: CourseDraft;
}

export const isError = ({ level }: Finding): boolean => level === 'ERROR';

/** What speaks against a course: the rules of the form, the catalogues, the teacher's own lessons, a video that is gone. */
export function courseChecks({ clock, classes, accounts, catalog, checkVideo }: CheckDeps) {
  const contentFindings = (content: CourseDraft) => [...courseFindings(content), ...catalogFindings(content, catalog)];

  async function collisions(on: Db | Tx, { teacherId, courseId, content }: Checked): Promise<WeeklyCollision[]> {
    if (!content.weeklySchedule.length) return [];
    const { timeZone } = await findTeacher(on, accounts)(teacherId);
    const lessons = await classes.weeklyLessons(on, { teacherId, exceptCourseId: courseId, now: clock.now() });
    return weeklyCollisions(content.weeklySchedule, lessons, timeZone);
  }

  async function videoFindings({ introVideoUrl }: CourseDraft): Promise<Finding[]> {
    const id = youtubeIdOf(introVideoUrl);
    if (id === null || (await checkVideo(id)) !== 'GONE') return [];
    const message = '열리지 않는 영상이에요. 링크가 맞는지, 공개된 영상인지 확인해 주세요.';
    return [{ path: 'introVideoUrl', level: 'ERROR', message }];
  }

  return {
    /** What can be said without looking anywhere else. */
    contentFindings,
    collisions,
    async findings(on: Db | Tx, checked: Checked): Promise<Finding[]> {
      const [met, gone] = await Promise.all([collisions(on, checked), videoFindings(checked.content)]);
      const overlaps = met.map(({ at, message }): Finding => ({
        path: `weeklySchedule.${at}`,
        level: 'ERROR',
        message,
      }));
      return [...contentFindings(checked.content), ...overlaps, ...gone];
    },
  };
}
export type CourseChecks = ReturnType<typeof courseChecks>;

/** A subject, topic or language that the catalogues no longer have. */
function catalogFindings({ subjectId, topicId, language }: CourseDraft, catalog: CatalogNames): Finding[] {
  const findings: Finding[] = [];
  const add = (path: string, message: string) => void findings.push({ path, level: 'ERROR', message });
  if (subjectId !== null && catalog.subjectName(subjectId) === undefined) add('subjectId', '과목을 다시 골라 주세요.');
  else if (subjectId !== null && topicId !== null && catalog.topicName(subjectId, topicId) === undefined)
    add('topicId', '주제를 다시 골라 주세요.');
  if (language !== null && catalog.languageName(language) === undefined)
    add('language', '수업 언어를 다시 골라 주세요.');
  return findings;
}
