import { compareFieldTexts } from '@portal/domain/contract/finding';
import { followPath } from '@portal/domain/contract/remark-path';
import type { CourseDraft } from '@portal/domain/courses/course';
import { courseTexts } from '@portal/domain/courses/course-texts';
import type { OpsState } from '@portal/domain/ops/ops';
import type { OpsRow, OpsSource } from '../../../core/desk/ops-source.ts';
import type { CourseDeps } from '../course-deps.ts';
import { contentView } from '../course-view.ts';
import { courseQueries } from '../courses.queries.ts';
import type { RequestRow } from '../courses.tables.ts';
import { courseDecisionService } from './course-decisions.service.ts';
import { courseQueueQueries, type QueueRow } from './course-queue.queries.ts';

/** Courses that wait for approval, for the operator desk. */
export function courseOpsSource(deps: CourseDeps): OpsSource {
  const { clock, files, catalog, checks } = deps;
  const { db } = deps.database;
  const queue = courseQueueQueries(db);
  const contentOf = async (courseId: string, no: number) => {
    const revision = await courseQueries(db).revision(courseId, no);
    return revision && { draft: revision.content, content: await contentView(db, files, revision.content) };
  };

  /** Remarks about an earlier revision, at the places that they belong to now. */
  async function remarksOf({ courseId, revisionNo, fieldRemarks }: RequestRow, now: CourseDraft) {
    const then = await courseQueries(db).revision(courseId, revisionNo);
    return fieldRemarks.map(({ path, remark }) => ({
      path: then ? followPath(path, then.content, now) : path,
      remark,
    }));
  }

  return {
    queue: 'COURSES',

    async count(operatorId) {
      const { nextDueAt, ...counts } = await queue.count(operatorId, clock.now());
      return { ...counts, nextDueAt: nextDueAt?.toISOString() ?? null };
    },

    async list(order) {
      const { total, items } = await queue.page(order);
      return { total, items: items.map(rowOf) };
    },

    async material(id) {
      const row = await queue.byId(id);
      if (!row) return undefined;
      const { courseId, revisionNo, note } = row.request;
      const [course, asked, before, last] = await Promise.all([
        courseQueries(db).byId(courseId),
        contentOf(courseId, revisionNo),
        queue.decisionBefore(row.request),
        queue.requestBefore(row.request),
      ]);
      if (!course || !asked) return undefined;
      const changesSince = async (no: number | null | undefined) => {
        const then = no == null ? undefined : await contentOf(courseId, no);
        return then && compareFieldTexts(courseTexts(then.content, catalog), courseTexts(asked.content, catalog));
      };
      return {
        queue: 'COURSES',
        item: rowOf(row),
        note,
        content: asked.content,
        changes: (await changesSince(course.liveNo)) ?? [],
        sinceLast: (await changesSince(last?.revisionNo)) ?? null,
        findings: await checks.findings(db, { teacherId: row.teacherId, courseId, content: asked.draft }),
        lastRemarks: before ? await remarksOf(before, asked.draft) : [],
        lastReason: before?.reason ?? null,
        remarks: [...row.request.fieldRemarks],
        reason: row.request.reason,
      };
    },

    ...courseDecisionService(deps),
  };
}

function stateOf({ status, pickedUpAt }: RequestRow): OpsState {
  if (status !== 'PENDING') return status;
  return pickedUpAt ? 'PICKED_UP' : 'WAITING';
}

const rowOf = ({ request, teacherId, title, isAgain }: QueueRow): OpsRow => ({
  id: request.id,
  queue: 'COURSES',
  title,
  teacherId,
  state: stateOf(request),
  submittedAt: request.submittedAt.toISOString(),
  dueAt: request.dueAt.toISOString(),
  isAgain,
  reviewerId: request.reviewerId,
  decidedAt: request.endedAt?.toISOString() ?? null,
});
