import type { assignment, submission } from '../../modules/coursework/assignments/assignments.tables.ts';
import { deadlineTask, gradingTask } from '../../modules/planning/module.ts';
import type { planTask } from '../../modules/planning/plan-tasks.tables.ts';
import { takersOf } from '../coursework/assignments.ts';
import type { EnrollmentRow } from '../lessons/lesson-rows.ts';

type TaskRow = typeof planTask.$inferInsert;

export interface Coursework {
  readonly assignments: readonly (typeof assignment.$inferInsert)[];
  readonly submissions: readonly (typeof submission.$inferInsert)[];
  readonly enrollments: readonly EnrollmentRow[];
}

/** What the assignments of the demo have made to do: their deadlines, and the grading of what was handed in. */
export function courseworkTasks({ assignments, submissions, enrollments }: Coursework, now: Date): TaskRow[] {
  const handedIn = Map.groupBy(submissions, ({ assignmentId }) => assignmentId);
  return assignments
    .filter(({ publishedAt }) => publishedAt)
    .flatMap((row): TaskRow[] => {
      const own = handedIn.get(row.id) ?? [];
      const isHandedIn = own.length > 0 && own.length === takersOf(row, enrollments).length;
      const doneAt = row.deadlineAt <= now ? row.deadlineAt : isHandedIn ? latest(own) : null;
      const deadline = deadlineTask({ ...row, lessonId: row.lessonId ?? null });
      const waiting = own.filter(({ gradeState = 'NONE' }) => gradeState === 'NONE');
      const since = earliest(waiting);
      const grading = since && gradingTask(row, { toGrade: waiting.length, since });
      return [
        taskRow(deadline, `task-due-${row.id}`, doneAt),
        ...(grading ? [taskRow(grading, `task-grade-${row.id}`, null)] : []),
      ];
    });
}

const inOrder = (rows: Coursework['submissions']) =>
  rows.map(({ submittedAt }) => submittedAt).toSorted((a, b) => +a - +b);
const earliest = (rows: Coursework['submissions']) => inOrder(rows)[0];
const latest = (rows: Coursework['submissions']) => inOrder(rows).at(-1)!;

const taskRow = ({ ref, ...task }: ReturnType<typeof deadlineTask>, id: string, finishedAt: Date | null): TaskRow => ({
  ...task,
  id,
  refKind: ref!.kind,
  refId: ref!.id,
  finishedAt,
});
