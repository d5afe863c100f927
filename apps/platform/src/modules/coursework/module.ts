import { assignmentTemplatesContract } from '@portal/domain/coursework/assignment-templates.contract';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { gradingCommentsContract } from '@portal/domain/coursework/grading-comments.contract';
import { gradingResultsContract } from '@portal/domain/coursework/grading-results.contract';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { MARK_LIMITS } from '@portal/domain/coursework/marks';
import { marksContract } from '@portal/domain/coursework/marks.contract';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { ClassCoursework } from '../classes/module.ts';
import type { LessonHomework } from '../lessons/module.ts';
import { registerArchive } from './archive/archive.routes.ts';
import { createAssignmentClock } from './assignments/assignment-clock.ts';
import type { AssignmentDeps } from './assignments/assignment-deps.ts';
import { assignmentsHandlers } from './assignments/assignments.handlers.ts';
import { assignmentService } from './assignments/assignments.service.ts';
import { copyAssignments } from './assignments/copy-assignments.ts';
import { followDeadlinesOf } from './assignments/deadline-task.ts';
import { gradingCommentsHandlers } from './comments/grading-comments.handlers.ts';
import { gradingCommentService } from './comments/grading-comments.service.ts';
import { type CourseworkFamilies, courseworkFamilies } from './families/coursework-families.ts';
import { heldHomework } from './families/held-homework.ts';
import { type FamilyFiles, familyFiles } from './files/family-files.ts';
import { submissionsHandlers } from './grading/submissions.handlers.ts';
import { submissionService } from './grading/submissions.service.ts';
import { deadlinesOf } from './homework/homework.queries.ts';
import { giveHomework, homeworkDue } from './homework/homework.ts';
import { withHomework } from './homework/student-homework.queries.ts';
import { copyLectures } from './lectures/copy-lectures.ts';
import { lecturesHandlers } from './lectures/lectures.handlers.ts';
import { lectureService } from './lectures/lectures.service.ts';
import { type RoomLectures, roomLectures } from './lectures/room-lectures.ts';
import { marksHandlers } from './marks/marks.handlers.ts';
import { marksService } from './marks/marks.service.ts';
import { type CourseworkMaterial, courseworkMaterial } from './material/material.ts';
import { missingService } from './missing/missing.service.ts';
import { gradingResultsHandlers } from './results/grading-results.handlers.ts';
import { assignmentTemplatesHandlers } from './templates/assignment-templates.handlers.ts';
import { templateService } from './templates/assignment-templates.service.ts';

export { assignmentCards } from './cards/assignment-cards.ts';
export type { AssignmentTasks } from './assignments/assignment-deps.ts';
export type { AssignmentRow } from './assignments/assignments.tables.ts';
export type { CourseworkFamilies } from './families/coursework-families.ts';
export type { FamilyFiles } from './files/family-files.ts';
export type { LectureRow } from './lectures/lectures.tables.ts';
export type { CourseworkMaterial } from './material/material.ts';
export { assignmentView, extensionView, lectureView, submissionView } from './published-views.ts';
export type { RoomLectures } from './lectures/room-lectures.ts';

export interface CourseworkModule extends PlatformModule {
  /** Homework as the families of classes see it. */
  readonly families: CourseworkFamilies;
  readonly homework: LessonHomework;
  readonly ofClasses: ClassCoursework;
  /** Lectures as the rooms of lessons see them. */
  readonly roomLectures: RoomLectures;
  /** Lectures and assignments as the library of their teacher sees them. */
  readonly material: CourseworkMaterial;
  /** Files of lectures for the families of a class; the library says who has them. */
  readonly lectureFiles: FamilyFiles;
  /** Does what the clock says by now; the timer does it by itself. */
  tick(): Promise<void>;
}

/** What is given in classes: assignments with what students hand in, and material. */
export function courseworkModule(deps: AssignmentDeps): CourseworkModule {
  const { files } = deps;
  const { db } = deps.database;
  const clock = createAssignmentClock(deps);
  const homeworkFiles = familyFiles(deps, 'homework');
  const ofStudents: LessonHomework['withHomework'] = (...asked) => withHomework(db, ...asked);
  return {
    async register(app) {
      const assignments = assignmentService(deps);
      implement(app, assignmentsContract, assignmentsHandlers(deps, assignments, missingService(deps)));
      implement(app, assignmentTemplatesContract, assignmentTemplatesHandlers(templateService(deps, assignments)));
      implement(app, submissionsContract, submissionsHandlers(deps, submissionService(deps)));
      implement(app, marksContract, marksHandlers(marksService(deps)), {
        bodyLimit: { saveFileMarks: MARK_LIMITS.bodyBytes },
      });
      implement(app, gradingCommentsContract, gradingCommentsHandlers(gradingCommentService(deps)));
      implement(app, gradingResultsContract, gradingResultsHandlers(deps));
      implement(app, lecturesContract, lecturesHandlers(lectureService(deps)));
      homeworkFiles.serve(app, heldHomework(deps));
      registerArchive(app, deps);
      clock.start();
      app.addHook('preClose', () => clock.stop());
    },
    tick: () => clock.flush(),
    families: courseworkFamilies(deps, homeworkFiles),
    homework: {
      give: (tx, homework, now) => giveHomework(deps, tx, homework, now),
      dueOf: (classId, now) => homeworkDue(db, classId, now),
      deadlinesOf,
      withHomework: ofStudents,
    },
    ofClasses: {
      async copy(tx, copying) {
        await copyLectures(tx, files, copying);
        await copyAssignments(tx, files, copying);
      },
      withHomework: ofStudents,
      followDeadlines: (...asked) => followDeadlinesOf(deps, ...asked),
    },
    roomLectures: roomLectures(db),
    material: courseworkMaterial(files),
    lectureFiles: familyFiles(deps, 'lectures'),
  };
}
