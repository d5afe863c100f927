import { millisecondsInHour } from 'date-fns/constants';
import type { submission } from '../../modules/coursework/assignments/assignments.tables.ts';
import { seedOf } from '../notifications/notifications.ts';
import { seededRandom } from '../random.ts';

type SubmissionRow = typeof submission.$inferInsert;

/** So many of the newest wait to be graded (demo-data 4.2); the two before them are graded and not returned yet. */
const UNGRADED = 11;
const UNRETURNED = 2;

const FEEDBACK: readonly (readonly [number, string])[] = [
  [90, '풀이가 아주 깔끔해요. 지금처럼만 하면 돼요.'],
  [75, '방법은 맞아요. 계산을 한 번 더 확인해 보세요.'],
  [60, '부호를 옮길 때 실수가 있어요. 표시한 곳을 다시 풀어 보세요.'],
  [0, '어려웠지요? 다음 수업에서 같이 풀어 봐요.'],
];

/** What the teacher made of these, all but the newest. */
export function graded(submissions: readonly SubmissionRow[], now: Date): SubmissionRow[] {
  const newestFirst = submissions.toSorted((a, b) => +b.submittedAt - +a.submittedAt || (a.id < b.id ? -1 : 1));
  return newestFirst.map((row, at) => {
    if (at < UNGRADED) return row;
    const random = seededRandom(seedOf(`grade ${row.id}`));
    const score = random.between(35, 100);
    const [, feedback] = FEEDBACK.find(([from]) => score >= from)!;
    const hoursAfter = (hours: number) =>
      new Date(Math.min(row.submittedAt.getTime() + hours * millisecondsInHour, now.getTime()));
    const gradedAt = hoursAfter(random.between(6, 40));
    const grade = { ...row, score, feedback, gradedAt };
    if (at < UNGRADED + UNRETURNED) return { ...grade, gradeState: 'GRADED' };
    const returned = { returnedScore: score, returnedFeedback: feedback, returnedAt: gradedAt };
    const seenAt = random.between(1, 5) === 1 ? null : hoursAfter(48);
    return { ...grade, ...returned, gradeState: 'RETURNED', seenAt };
  });
}
