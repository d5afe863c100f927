import type { assignment, submission } from '../../modules/coursework/assignments/assignments.tables.ts';
import { deadlineTask, gradingTask } from '../../modules/planning/module.ts';
import type { planTask } from '../../modules/planning/plan-tasks.tables.ts';

type TaskRow = typeof planTask.$inferInsert;

export interface Coursework {
  readonly assignments: readonly (typeof assignment.$inferInsert)[];
  readonly submissions: readonly (typeof submission.$inferInsert)[];
}

/** What the assignments of the demo have made to do: their deadlines, and the grading of what was handed in. */
export function courseworkTasks({ assignments, submissions }: Coursework, now: Date): TaskRow[] {
  const handedIn = Map.groupBy(submissions, ({ assignmentId }) => assignmentId);
  return assignments
    .filter(({ publishedAt }) => publishedAt)
    .flatMap((row): TaskRow[] => {
      const own = handedIn.get(row.id) ?? [];
      const isOver = row.deadlineAt <= now;
      const deadline = deadlineTask({ ...row, lessonId: row.lessonId ?? null });
      const waiting = own.filter(({ gradeState = 'NONE' }) => gradeState === 'NONE');
      const since = earliest(waiting);
      const grading = since && gradingTask(row, { toGrade: waiting.length, since });
      return [
        taskRow(deadline, `task-due-${row.id}`, isOver ? row.deadlineAt : null),
        ...(grading ? [taskRow(grading, `task-grade-${row.id}`, null)] : []),
      ];
    });
}

const earliest = (rows: Coursework['submissions']) =>
  rows.map(({ submittedAt }) => submittedAt).toSorted((a, b) => +a - +b)[0];

const taskRow = ({ ref, ...task }: ReturnType<typeof deadlineTask>, id: string, finishedAt: Date | null): TaskRow => ({
  ...task,
  id,
  refKind: ref!.kind,
  refId: ref!.id,
  finishedAt,
});
