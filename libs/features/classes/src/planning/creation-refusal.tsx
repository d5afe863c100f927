import type { ApiProblem } from '@portal/api/api-problem';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { planning } from '../planning-messages.ts';
import { conflictWords } from './conflict-words.ts';

/** Why no lesson was made; an overlap names what stands there. */
export function CreationRefusal({ problem }: { problem: ApiProblem | null }) {
  const zone = useTeacherZone();
  // Where she can help herself there is nothing to ask for help with.
  const isOurs = typeof problem?.status === 'number' && problem.status >= 500;
  return (
    <ProblemBanner title={planning.failed} problem={isOurs ? problem : problem && { message: problem.message }}>
      {problem?.conflict && <p>{conflictWords(problem.conflict.other, zone)}</p>}
    </ProblemBanner>
  );
}
