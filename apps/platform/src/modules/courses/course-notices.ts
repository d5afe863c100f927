import { paths, sitePath } from '@portal/domain/site/paths';
import type { OpsVerdict } from '../../core/desk/ops-source.ts';
import { shortened } from '../../core/shortened.ts';
import type { Notice } from '../notifications/module.ts';

const REASON_SHOWN = 200;

interface Decided {
  readonly courseId: string;
  readonly requestId: string;
  readonly title: string;
  readonly verdict: OpsVerdict;
}

/** To the teacher, of the decision about her course; it leads to the history that holds all of it. */
export function courseDecided({ courseId, requestId, title, verdict }: Decided): Omit<Notice, 'userId'> {
  const { decision, reason } = verdict;
  const isAccepted = decision === 'ACCEPT';
  return {
    kind: 'COURSE_DECIDED',
    entity: requestId,
    version: decision,
    isUrgent: !isAccepted,
    title: isAccepted ? '강좌가 승인됐어요' : '강좌가 반려됐어요',
    content: `${title} · ${isAccepted ? '이제 학생이 찾아볼 수 있어요.' : shortened(reason, REASON_SHOWN)}`,
    highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: title.length }],
    url: sitePath(paths.courseApprovals(courseId)),
  };
}
