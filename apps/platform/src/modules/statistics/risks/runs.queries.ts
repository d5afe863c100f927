import { sql } from 'drizzle-orm';
import { assignmentView, submissionView } from '../../coursework/module.ts';
import { attendanceView, lessonView } from '../../lessons/module.ts';
import { instant } from '../facts/facts.ts';

// Of one `learner` (student_id, class_id, enrolled_at), the newest first; no more than is counted in a row.
const LOOK_BACK = 10;

/** Whether he was absent from his last lessons in the class; an absence that is excused is left out. */
export const absences = sql<boolean[]>`array(
  select ${attendanceView.state} = 'ABSENT' from ${lessonView}
  join ${attendanceView} on ${attendanceView.lessonId} = ${lessonView.id} and ${attendanceView.studentId} = learner.student_id
  where ${lessonView.classId} = learner.class_id and ${lessonView.status} in ('DONE', 'FINISHED')
    and ${attendanceView.state} <> 'EXCUSED'
  order by ${lessonView.startAt} desc limit ${LOOK_BACK})`;

/** Whether he did not hand in the last homework that was due. */
export const missing = (now: Date) => sql<boolean[]>`array(
  select ${submissionView.id} is null from ${assignmentView}
  left join ${submissionView} on ${submissionView.assignmentId} = ${assignmentView.id}
    and ${submissionView.studentId} = learner.student_id
  where ${assignmentView.classId} = learner.class_id and ${assignmentView.publishedAt} is not null
    and ${assignmentView.deadlineAt} between learner.enrolled_at and ${instant(now)}
  order by ${assignmentView.deadlineAt} desc limit ${LOOK_BACK})`;

/** The last scores that his family has. */
export const scores = sql<number[]>`array(
  select ${submissionView.returnedScore} from ${assignmentView}
  join ${submissionView} on ${submissionView.assignmentId} = ${assignmentView.id}
    and ${submissionView.studentId} = learner.student_id
  where ${assignmentView.classId} = learner.class_id and ${submissionView.returnedScore} is not null
  order by ${assignmentView.deadlineAt} desc limit ${LOOK_BACK})`;
