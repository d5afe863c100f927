import type { ApiProblem } from '@portal/api/api-problem';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { planning } from '../planning-messages.ts';
import { conflictWords } from './conflict-words.ts';

/** Why no lesson was made; an overlap names what stands there. */
export function CreationRefusal({ problem }: { problem: ApiProblem | null }) {
  const zone = useTeacherZone();
  return (
    <ProblemBanner title={planning.failed} problem={problem}>
      {problem?.conflict && <p>{conflictWords(problem.conflict.other, zone)}</p>}
    </ProblemBanner>
  );
}
