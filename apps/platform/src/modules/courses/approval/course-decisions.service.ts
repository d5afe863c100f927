import type { CourseEvent } from '@portal/domain/courses/course-transitions';
import type { Tx } from '../../../core/database/database.ts';
import type { OpsSource } from '../../../core/desk/ops-source.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { CourseDeps } from '../course-deps.ts';
import { courseDecided } from '../course-notices.ts';
import { courseQueries } from '../courses.queries.ts';
import type { CourseRow, RequestRow } from '../courses.tables.ts';
import { approvalRequestQueries } from './approval-requests.queries.ts';
import { moveOn } from './course-moves.ts';

interface Decided {
  readonly tx: Tx;
  readonly now: Date;
  readonly course: CourseRow;
  readonly request: RequestRow;
}

/** The operators' side of approval. Whatever comes too late is WRONG_STATE: they have no text that could be lost. */
export function courseDecisionService({
  database,
  clock,
  realtime,
  notify,
}: CourseDeps): Pick<OpsSource, 'pickUp' | 'release' | 'decide'> {
  /** Moves the course and then its request; `end` is false when the request is not what it was, and nothing has happened. */
  async function step(
    id: string,
    { event, operatorId }: { event: CourseEvent; operatorId: string },
    end: (decided: Decided) => Promise<boolean>,
  ): Promise<void> {
    const course = await database.db
      .transaction(async (tx) => {
        const request = await approvalRequestQueries(tx).byId(id);
        const found = request && (await courseQueries(tx).byId(request.courseId));
        if (!found) throw new DomainError('NOT_FOUND');
        const now = clock.now();
        const by = { actor: 'OPERATOR', id: operatorId } as const;
        const set = event === 'ACCEPT' ? { liveNo: request.revisionNo } : {};
        const moved = await moveOn(tx, found, { event, by, now, set });
        if (!(await end({ tx, now, course: moved, request }))) throw new DomainError('WRONG_STATE');
        return moved;
      })
      .catch((error: unknown) => {
        const isLate = error instanceof DomainError && error.code !== 'NOT_FOUND';
        throw isLate ? new DomainError('WRONG_STATE') : error;
      });
    realtime.tell(course.teacherId, 'course.changed', { id: course.id });
  }

  return {
    pickUp: (id, operatorId) =>
      step(id, { event: 'PICK_UP', operatorId }, ({ tx, now }) =>
        approvalRequestQueries(tx).pickUp(id, operatorId, now),
      ),

    release: (id, operatorId) =>
      step(id, { event: 'RELEASE', operatorId }, ({ tx }) => approvalRequestQueries(tx).release(id, operatorId)),

    async decide(id, operatorId, verdict) {
      const isAccepted = verdict.decision === 'ACCEPT';
      const decision = {
        status: isAccepted ? ('ACCEPTED' as const) : ('DECLINED' as const),
        reason: verdict.reason.trim() || null,
        fieldRemarks: verdict.remarks,
      };
      if (!isAccepted && decision.reason === null)
        throw new DomainError('VALIDATION', { fields: { reason: '반려하는 이유를 적어 주세요.' } });
      await step(id, { event: isAccepted ? 'ACCEPT' : 'DECLINE', operatorId }, async ({ tx, now, course, request }) => {
        if (!(await approvalRequestQueries(tx).decide(id, operatorId, decision, now))) return false;
        const revision = await courseQueries(tx).revision(course.id, request.revisionNo);
        const title = revision?.title ?? course.code;
        const notice = courseDecided({ courseId: course.id, requestId: id, title, verdict });
        await notify(tx, { userId: course.teacherId, ...notice });
        return true;
      });
    },
  };
}
