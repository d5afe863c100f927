import { type LessonWait, waitingSpans, waitOf } from '@portal/domain/evidence/lesson-wait';
import { staysOf } from '@portal/domain/evidence/presence';
import type { Db, Tx } from '../../../core/database/database.ts';
import { studentsIn } from '../evidence/evidence-people.ts';
import { type Coming, evidenceQueries } from '../evidence/evidence.queries.ts';
import type { NamedLesson } from '../lessons.queries.ts';

/** A lesson with where it is held and who takes it. */
export interface WaitedLesson extends Pick<
  NamedLesson,
  'id' | 'teacherId' | 'startAt' | 'startedAt' | 'endedAt' | 'mode'
> {
  readonly meetingUrl: string | null;
  readonly students: readonly { readonly id: string }[];
}

/** How long a teacher has waited, and since when: null while she has not. */
export interface WaitSince {
  readonly wait: LessonWait;
  readonly since: Date | null;
}

/** What the chain says of a teacher's waiting until now; of a lesson that is over it was so at its end. */
export async function waitIn(on: Db | Tx, lesson: WaitedLesson, now: Date): Promise<WaitSince> {
  const { startAt, startedAt, endedAt, teacherId: hostId, mode, meetingUrl } = lesson;
  const comings = await evidenceQueries(on).comings(lesson.id);
  const stays = staysOf(comings);
  const waiting = {
    startAt,
    startedAt,
    hostId,
    studentIds: studentsIn(comings, lesson.students),
    isInRoom: mode === 'ONLINE' && meetingUrl === null,
    now: endedAt ?? latest(comings, now),
  };
  const [first] = waitingSpans(stays, waiting);
  const wait = waitOf(stays, waiting);
  return {
    // Nobody is where a lesson was.
    wait: endedAt ? { ...wait, isRunning: false, isHostThere: false, atDoorIds: [] } : wait,
    since: first ? new Date(first.from) : null,
  };
}

/** Who has come since somebody looked at the clock is there too. */
const latest = (comings: readonly Coming[], now: Date) => new Date(Math.max(+now, ...comings.map(({ at }) => +at)));

/** Why a lesson that nobody began was not held, by who came to it. */
export async function missedReason(
  on: Db | Tx,
  { id, teacherId, mode, students }: Pick<WaitedLesson, 'id' | 'teacherId' | 'mode' | 'students'>,
): Promise<string> {
  // Who comes to a place is not seen.
  if (mode === 'OFFLINE') return '수업을 시작하지 않은 채 시간이 지났어요.';
  const comings = await evidenceQueries(on).comings(id);
  const stays = staysOf(comings);
  const ids = studentsIn(comings, students);
  const theirs = stays.filter(({ actorId }) => ids.includes(actorId));
  if (theirs.some(({ place }) => place === 'ROOM')) return '학생이 들어왔지만 수업을 시작하지 않았어요.';
  if (theirs.length) return '학생이 문 앞에서 기다렸지만 수업을 시작하지 않았어요.';
  if (stays.some(({ actorId }) => actorId !== teacherId)) return '보호자가 왔지만 수업을 시작하지 않았어요.';
  return '아무도 들어오지 않아 수업을 하지 못했어요.';
}
