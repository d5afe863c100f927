import { createHash } from 'node:crypto';
import type { FieldRemark } from '@portal/domain/contract/finding';
import type { CourseDraft } from '@portal/domain/courses/course';
import { type CourseEvent, moveCourse } from '@portal/domain/courses/course-transitions';
import { LIMITS } from '@portal/domain/tenant/limits';
import { endOfWorkingDay } from '../../core/days/working-days.ts';
import type { approvalRequest, course, courseHistory, courseRevision } from '../../modules/courses/courses.tables.ts';
import { revisionColumns } from '../../modules/courses/module.ts';
import { DEMO_ZONE } from '../lessons/week-pattern.ts';

type RequestRow = typeof approvalRequest.$inferInsert;

/** Something that happened to a course. */
export interface StoryStep {
  readonly event: 'CREATE' | CourseEvent;
  readonly at: Date;
  /** What was written differently then. */
  readonly was?: Partial<CourseDraft>;
  readonly note?: string;
  readonly reviewerId?: string;
  readonly reason?: string;
  readonly remarks?: readonly FieldRemark[];
}

export interface Story {
  readonly id: string;
  readonly teacherId: string;
  /** What it says today. */
  readonly content: CourseDraft;
  readonly steps: readonly StoryStep[];
}

/** Tells a course's story by the table of its life: the rows that the same steps would have left. Throws where it forbids one. */
export function tellStory({ id, teacherId, content, steps }: Story) {
  const begin = steps[0]!.at;
  const row = { id, teacherId, clientId: clientIdOf(id), status: 'DRAFT' as const, workNo: 0, version: 0 };
  const told: typeof course.$inferInsert = { ...row, liveNo: null, createdAt: begin, updatedAt: begin };
  const revisions: (typeof courseRevision.$inferInsert)[] = [];
  const requests: RequestRow[] = [];
  const history: (typeof courseHistory.$inferInsert)[] = [];

  function write({ at, was }: StoryStep): void {
    const frozen = revisions.at(-1)?.frozenAt !== null;
    if (!frozen) revisions.pop();
    told.workNo = revisions.length + 1;
    told.updatedAt = at;
    const columns = revisionColumns({ ...content, ...was });
    revisions.push({ courseId: id, no: told.workNo, createdAt: at, frozenAt: null, ...columns });
  }

  function end(status: RequestRow['status'], at: Date, more: Partial<RequestRow>): void {
    const open = requests.at(-1);
    if (open?.status === 'PENDING') Object.assign(open, { status, endedAt: at, ...more });
  }

  const effects: Partial<Record<StoryStep['event'], (step: StoryStep) => void>> = {
    CREATE: write,
    SAVE_DRAFT(step) {
      write(step);
      end('CANCELED', step.at, { cancelCause: 'DRAFT_SAVED' });
    },
    SAVE_MINOR(step) {
      write(step);
      revisions.at(-1)!.frozenAt = step.at;
      told.liveNo = told.workNo;
    },
    SUBMIT({ at, note = '' }) {
      end('CANCELED', at, { cancelCause: 'RESUBMITTED' });
      revisions.at(-1)!.frozenAt ??= at;
      const dueAt = endOfWorkingDay(at, LIMITS.courseApprovalWorkingDays, { zone: DEMO_ZONE, holidays: new Set() });
      const request = {
        id: `req-${id.replace('crs-', '')}-${requests.length + 1}`,
        courseId: id,
        note,
        submittedAt: at,
      };
      requests.push({ ...request, revisionNo: told.workNo, status: 'PENDING', dueAt, fieldRemarks: [] });
    },
    PICK_UP: ({ at, reviewerId }) => void Object.assign(requests.at(-1)!, { pickedUpAt: at, reviewerId }),
    ACCEPT({ at }) {
      end('ACCEPTED', at, {});
      told.liveNo = told.workNo;
    },
    DECLINE: ({ at, reason, remarks = [] }) => end('DECLINED', at, { reason: reason!, fieldRemarks: remarks }),
  };

  for (const step of steps) {
    const { event, at, reviewerId } = step;
    const from = event === 'CREATE' ? null : told.status;
    const isLive = told.liveNo !== null;
    const move =
      event === 'CREATE' ? { to: told.status } : moveCourse({ status: told.status, isLive, isArchived: false }, event);
    if ('refused' in move || move.to === 'GONE') throw new Error(`${id} cannot ${event} from ${told.status}`);
    told.status = move.to;
    // Being looked at is no change.
    if (event !== 'PICK_UP') told.version = told.version! + 1;
    effects[event]?.(step);
    if (event === 'SAVE_DRAFT' && from === move.to) continue;
    const by = reviewerId
      ? { actor: 'OPERATOR' as const, actorId: reviewerId }
      : { actor: 'TEACHER' as const, actorId: teacherId };
    history.push({ courseId: id, event, fromStatus: from, toStatus: move.to, revisionNo: told.workNo, ...by, at });
  }
  return { course: told, revisions, requests, history };
}

/** A UUID that is the same on every machine. */
export function clientIdOf(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
