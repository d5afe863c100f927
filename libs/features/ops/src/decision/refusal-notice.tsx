import { useEffect, useRef } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import type { OpsItem } from '@portal/domain/ops/ops';
import { Banner } from '@portal/ui/banner';
import { conflict } from '../messages.ts';
import { isOvertaken } from './overtaken.ts';

interface RefusalNoticeProps {
  problem: ApiProblem;
  /** As it is now. */
  item: Pick<OpsItem, 'queue' | 'state' | 'isAgain'>;
  /** Something was written that is still here. */
  hasDraft: boolean;
}

/** Only the family's edit ends a report undecided; the teacher may have reported the new words by now. */
const isOfOtherWords = ({ queue, state, isAgain }: RefusalNoticeProps['item']) =>
  queue === 'REVIEWS' && (state === 'CANCELED' || (state === 'WAITING' && isAgain));

function wordsFor(problem: ApiProblem, item: RefusalNoticeProps['item']): readonly [string, string] {
  if (!isOvertaken(problem)) return [conflict.failed, problem.message];
  if (problem.code === 'VERSION_CONFLICT') return [conflict.rewritten, conflict.rewrittenBody];
  return isOfOtherWords(item) ? [conflict.edited, conflict.editedBody] : [conflict.title, conflict.body];
}

/** Why an action was refused. It takes the focus: what had it may be gone with the old state. */
export function RefusalNotice({ problem, item, hasDraft }: RefusalNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [problem]);
  const isConflict = isOvertaken(problem);
  const [title, body] = wordsFor(problem, item);
  return (
    <div ref={notice} role="alert" tabIndex={-1}>
      <Banner tone="error" title={title}>
        <p>{body}</p>
        {isConflict && hasDraft && <p>{conflict.kept}</p>}
      </Banner>
    </div>
  );
}
