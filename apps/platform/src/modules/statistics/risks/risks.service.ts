import type { StudentAtRisk } from '@portal/domain/statistics/statistics';
import type { Db } from '../../../core/database/database.ts';
import { readLearners } from './learners.queries.ts';
import { riskMessage } from './risk-message.ts';
import { risksOf } from './risks-of.ts';

/** Students of a teacher's running classes who may be about to stop; those of whom most tells so first. */
export async function studentsAtRisk(db: Db, teacherId: string, now: Date): Promise<StudentAtRisk[]> {
  const learners = await readLearners(db, teacherId, now);
  return learners
    .map((learner) => ({ learner, risks: risksOf(learner, now) }))
    .filter(({ risks }) => risks.length > 0)
    .toSorted((one, other) => other.risks.length - one.risks.length)
    .map(({ learner: { studentId, studentName, avatar, classId, className, roomId, language }, risks }) => ({
      studentId,
      studentName,
      avatar,
      classId,
      className,
      roomId,
      risks,
      message: riskMessage({ studentName, className, language, kinds: risks.map(({ kind }) => kind) }),
    }));
}
