import type { PlanTask } from '@portal/domain/planning/plan-task';
import { taskStatusOf } from '@portal/domain/planning/task';
import type { NamedTask } from './plan-tasks.queries.ts';

/** A task as its teacher sees it. */
export function planTaskView(row: NamedTask): PlanTask {
  const { id, type, source, title, note, version, refKind, refId, classId, className, seriesId, seriesNo, seriesOf } =
    row;
  const dueAt = row.dueAt.toISOString();
  const finishedAt = row.finishedAt?.toISOString() ?? null;
  return {
    id,
    type,
    source,
    title,
    note,
    version,
    dueAt,
    finishedAt,
    status: taskStatusOf(finishedAt, dueAt),
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    ref: refKind && refId ? { kind: refKind, id: refId } : null,
    series:
      seriesId !== null && seriesNo !== null && seriesOf !== null ? { id: seriesId, no: seriesNo, of: seriesOf } : null,
    class: classId && className !== null ? { id: classId, name: className } : null,
  };
}
