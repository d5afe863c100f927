import { sql } from 'drizzle-orm';
import { enrollmentView, isNewest } from '../../classes/module.ts';
import { assignmentView, extensionView, submissionView } from '../../coursework/module.ts';
import { type FactSource, instant } from './facts.ts';

const dueAt = sql`greatest(${assignmentView.deadlineAt}, ${extensionView.extendedTo})`;
/** What was due when he had left is not his any more, unless he has handed it in. */
const isHis = sql`${submissionView.id} is not null or (${enrollmentView.enrolledAt} <= ${assignmentView.deadlineAt}
  and (${enrollmentView.endedAt} is null or ${enrollmentView.endedAt} > ${assignmentView.deadlineAt}))`;

/**
 * What each student had to hand in, in hundredths of a percent: on the day of the deadline, once his own time is over. What came
 * late came. Whose it is, is as the page of the class has it.
 */
export const homeworkFacts: FactSource = ({ teacherId, now }) => sql`
  select day, 'HOMEWORK', ${assignmentView.id}, ${enrollmentView.studentId}, ${assignmentView.classId}, ${assignmentView.deadlineAt},
    case when ${submissionView.id} is null then 0 else 10000 end
  from span
  join ${assignmentView} on ${assignmentView.teacherId} = ${teacherId}
    and ${assignmentView.deadlineAt} >= from_at and ${assignmentView.deadlineAt} < to_at
  join ${enrollmentView} on ${enrollmentView.classId} = ${assignmentView.classId} and ${enrollmentView.trialLessonId} is null
  left join ${extensionView} on ${extensionView.assignmentId} = ${assignmentView.id}
    and ${extensionView.studentId} = ${enrollmentView.studentId}
  left join ${submissionView} on ${submissionView.assignmentId} = ${assignmentView.id}
    and ${submissionView.studentId} = ${enrollmentView.studentId}
  where ${assignmentView.publishedAt} is not null and ${assignmentView.displayAt} <= ${instant(now)}
    and ${dueAt} <= ${instant(now)} and ${isNewest(enrollmentView)} and (${isHis})`;
