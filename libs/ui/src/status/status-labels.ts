import {
  type ClassProgress,
  CLASS_PROGRESS_LABELS,
  type ClassState,
  CLASS_STATE_LABELS,
  HELD_LABELS,
} from '@portal/domain/classes/class-progress';
import { INVITATION_STATE_LABELS, type InvitationState } from '@portal/domain/classes/invitation-letter';
import { QUESTION_STATE_LABELS, type QuestionState } from '@portal/domain/community/post';
import { type ApprovalStatus, COURSE_STATUS_LABELS, type CourseStatus } from '@portal/domain/courses/course-status';
import { ASSIGNMENT_STATUS_LABELS, type AssignmentStatus } from '@portal/domain/coursework/assignment';
import type { HandoutStatus } from '@portal/domain/coursework/handout';
import { LECTURE_STATUS_LABELS } from '@portal/domain/coursework/lecture';
import { PROFILE_STATUS_LABELS, type ProfileStatus } from '@portal/domain/identity/user';
import { TEACHING_MODE_LABELS, type TeachingMode } from '@portal/domain/lessons/lesson';
import { LESSON_STATE_LABELS, type LessonState } from '@portal/domain/lessons/states/lesson-state';
import {
  REMINDER_TYPE_LABELS,
  type ReminderType,
  TASK_STATUS_LABELS,
  type TaskStatus,
} from '@portal/domain/planning/task';
import { REDEMPTION_STATE_LABELS, type RedemptionState } from '@portal/domain/points/gift';
import { REVIEW_STATUS_LABELS } from '@portal/domain/reviews/review';
import { TICKET_STATE_LABELS, type TicketState } from '@portal/domain/support/ticket';
import { INCOME_STATE_LABELS, type IncomeState } from '@portal/domain/wallet/income';
import { STATEMENT_STATE_LABELS, type StatementState } from '@portal/domain/wallet/statements.contract';
import { SHOWN_STATE_LABELS, type ShownState } from '@portal/domain/wallet/states/shown-state';
import { TRANSACTION_KIND_LABELS, type TransactionKind } from '@portal/domain/wallet/transaction';

/** Every status that a chip can show, by group. */
export interface Statuses {
  course: CourseStatus | ApprovalStatus;
  profile: ProfileStatus;
  classProgress: ClassProgress;
  classState: ClassState | keyof typeof HELD_LABELS;
  invitation: InvitationState;
  lesson: LessonState;
  lecture: HandoutStatus;
  assignment: AssignmentStatus;
  task: TaskStatus;
  transaction: ShownState;
  income: IncomeState;
  statement: StatementState;
  transactionKind: TransactionKind;
  ticket: TicketState;
  redemption: RedemptionState;
  review: keyof typeof REVIEW_STATUS_LABELS;
  question: QuestionState;
  reminder: ReminderType;
  teachingMode: TeachingMode;
}
export type StatusGroup = keyof Statuses;

/** The words; a status without one does not compile. */
export const STATUS_LABELS: { [G in StatusGroup]: Record<Statuses[G], string> } = {
  course: COURSE_STATUS_LABELS,
  profile: PROFILE_STATUS_LABELS,
  classProgress: CLASS_PROGRESS_LABELS,
  classState: { ...CLASS_STATE_LABELS, ...HELD_LABELS },
  invitation: INVITATION_STATE_LABELS,
  lesson: LESSON_STATE_LABELS,
  lecture: LECTURE_STATUS_LABELS,
  assignment: ASSIGNMENT_STATUS_LABELS,
  task: TASK_STATUS_LABELS,
  transaction: SHOWN_STATE_LABELS,
  income: INCOME_STATE_LABELS,
  statement: STATEMENT_STATE_LABELS,
  transactionKind: TRANSACTION_KIND_LABELS,
  ticket: TICKET_STATE_LABELS,
  redemption: REDEMPTION_STATE_LABELS,
  review: REVIEW_STATUS_LABELS,
  question: QUESTION_STATE_LABELS,
  reminder: REMINDER_TYPE_LABELS,
  teachingMode: TEACHING_MODE_LABELS,
};
