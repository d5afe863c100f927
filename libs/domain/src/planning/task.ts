/** Whether a task was done, and in time (PLN-1). */
export const TASK_STATUSES = ['FINISHED', 'FINISH_LATE', 'UNFINISHED'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Worded for a student's homework, where these states are read most (ASG-2). */
export const TASK_STATUS_LABELS: Record<TaskStatus, string> = {
  FINISHED: '제출함',
  FINISH_LATE: '늦게 제출',
  UNFINISHED: '미제출',
};

/** The same of a teacher's own list, where nothing is handed in (PLN-1). */
export const PLAN_TASK_STATUS_LABELS: Record<TaskStatus, string> = {
  FINISHED: '마침',
  FINISH_LATE: '늦게 마침',
  UNFINISHED: '남음',
};

/** What a to-do item reminds of (PLN-1). */
export const REMINDER_TYPES = ['SUBMISSION_DEADLINE', 'REMINDER', 'LESSON', 'SUBMISSION_EVALUATION'] as const;
export type ReminderType = (typeof REMINDER_TYPES)[number];

export const REMINDER_TYPE_LABELS: Record<ReminderType, string> = {
  SUBMISSION_DEADLINE: '과제 제출 마감',
  REMINDER: '할 일',
  LESSON: '수업',
  SUBMISSION_EVALUATION: '과제 평가',
};

/** The status of a task that was finished at `finishedAt` (null: not at all), both instants as ISO text (PLN-1, ASG-2). */
export function taskStatusOf(finishedAt: string | null, dueAt: string): TaskStatus {
  if (finishedAt === null) return 'UNFINISHED';
  return Date.parse(finishedAt) <= Date.parse(dueAt) ? 'FINISHED' : 'FINISH_LATE';
}
