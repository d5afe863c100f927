import { paths } from '@portal/domain/site/paths';
import { LessonFrame } from '../frame/lesson-frame.tsx';
import { pages } from '../messages.ts';
import { EvidencePanel } from './evidence-panel.tsx';

/** /account/lessons/:lessonId/evidence: what the lesson leaves behind as a proof (W1). */
export function EvidencePage() {
  return (
    <LessonFrame title={pages.evidence} path={paths.lessonEvidence}>
      {(desk) => <EvidencePanel desk={desk} />}
    </LessonFrame>
  );
}
