import { useEffect, useRef } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { Banner } from '@portal/ui/banner';
import { conflict } from '../messages.ts';

interface RefusalNoticeProps {
  problem: ApiProblem;
  /** Something was written that is still here. */
  hasDraft: boolean;
}

/** Why an action was refused. It takes the focus: what had it may be gone with the old state. */
export function RefusalNotice({ problem, hasDraft }: RefusalNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [problem]);
  const isConflict = problem.code === 'WRONG_STATE';
  return (
    <div ref={notice} role="alert" tabIndex={-1}>
      <Banner tone="error" title={isConflict ? conflict.title : conflict.failed}>
        <p>{isConflict ? conflict.body : problem.message}</p>
        {isConflict && hasDraft && <p>{conflict.kept}</p>}
      </Banner>
    </div>
  );
}
