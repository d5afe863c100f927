import { isSameValue } from '@portal/domain/contract/same-value';
import { type Course, type CourseDraft, courseDraftOf } from '@portal/domain/courses/course';

/**
 * What a course that comes from the server means for a form that is being written: nothing new (`OLD`), another content
 * for a form without work of its own (`ADOPT`), another state of what the form knows (`REBASE`), or a content that
 * somebody else wrote meanwhile (`CONFLICT`).
 */
export type Arrival = 'OLD' | 'ADOPT' | 'REBASE' | 'CONFLICT';

export interface Writing {
  /** What the form was begun with. */
  readonly base: Course;
  readonly mine: CourseDraft;
  /** What was last sent: the server may have it although its answer was lost. */
  readonly sent: CourseDraft | null;
}

/** Weighs what came against what is written. */
export function weighArrival({ base, mine, sent }: Writing, next: Course): Arrival {
  if (next.version < base.version) return 'OLD';
  const was = courseDraftOf(base.content);
  const is = courseDraftOf(next.content);
  if ([was, mine, sent].some((known) => isSameValue(known, is))) return 'REBASE';
  return isSameValue(mine, was) ? 'ADOPT' : 'CONFLICT';
}
