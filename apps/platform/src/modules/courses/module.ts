import { coursesContract } from '@portal/domain/courses/courses.contract';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { courseApprovalService } from './approval/course-approvals.service.ts';
import { courseOpsSource } from './approval/course-ops-source.ts';
import { courseChecks } from './checks/course-checks.ts';
import { type CheckVideo, createVideoCheck } from './checks/video-check.ts';
import type { CourseDeps } from './course-deps.ts';
import { courseDraftService } from './course-drafts.service.ts';
import { coursesHandlers } from './courses.handlers.ts';
import { courseService } from './courses.service.ts';

// 200 lessons of 2,000 Korean letters, and what stands around them.
const CONTENT_BODY_BYTES = 2 * 1024 * 1024;

export type { CheckVideo } from './checks/video-check.ts';
export { type StandingLesson, weeklyCollisions } from './checks/weekly-collisions.ts';
export type { CourseClasses } from './course-classes.ts';
export { ownCourse } from './course-deps.ts';
export { type CourseOnSale, coursesOnSale } from './courses-on-sale.queries.ts';
export { courseQueries, revisionColumns } from './courses.queries.ts';
export { courseApprovalView, coursePackageView } from './published-views.ts';
export { courseTitles, revisionFacts, revisionProgramme } from './revision-facts.queries.ts';

interface CoursesDeps extends Omit<CourseDeps, 'checks'>, Pick<ModuleDeps, 'config'> {
  /** Says of a video whether it can be shown; tests ask nobody. */
  readonly checkVideo?: CheckVideo;
}

export interface CoursesModule extends PlatformModule {
  readonly opsSource: OpsSource;
}

/** Courses, their revisions, and both sides of their approval. */
export function coursesModule({ checkVideo, config, ...deps }: CoursesDeps): CoursesModule {
  const askNobody: CheckVideo = async () => 'UNKNOWN';
  const video = checkVideo ?? (config.videoCheck ? createVideoCheck(deps.clock) : askNobody);
  const checks = courseChecks({ ...deps, checkVideo: video });
  const all: CourseDeps = { ...deps, checks };
  return {
    opsSource: courseOpsSource(all),
    async register(app) {
      const services = {
        courses: courseService(all),
        drafts: courseDraftService(all),
        approvals: courseApprovalService(all),
      };
      implement(app, coursesContract, coursesHandlers(all, services), {
        bodyLimit: { updateCourse: CONTENT_BODY_BYTES, checkCourse: CONTENT_BODY_BYTES },
      });
    },
  };
}
