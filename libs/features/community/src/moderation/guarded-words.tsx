import { chakra } from '@chakra-ui/react/styled-system';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { type OwnReport, REPORT_REASON_LABELS } from '@portal/domain/community/moderation';
import { FoldRow } from '@portal/ui/fold-row';
import { Icon } from '@portal/ui/icon';
import { removal, report as words } from '../moderation-messages.ts';
import { OwnRemoval } from './own-removal.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { isStub, isWrittenAnew, type Said } from './said.ts';

interface GuardedWordsProps {
  said: Said;
  /** What they are called; a post without it. */
  called?: string;
  children: ReactNode;
}

/**
 * Words as the reader may have them: removed ones leave their place alone, those that she reported are folded until the team has
 * said something. Their author reads why hers were removed, and who removed them reads it too.
 */
export function GuardedWords({ said, called = removal.post, children }: GuardedWordsProps) {
  const { report, removal: why, myRemoval } = said;
  if (isStub(said))
    return (
      <>
        <Stub>{removal.stub(called)}</Stub>
        {myRemoval && <OwnRemoval said={said} reason={myRemoval.reason} />}
      </>
    );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {why && <RemovalNotice said={said} called={called} removal={why} />}
      {report && report.decision === null ? (
        <FoldRow label={words.folded} note={words.waiting}>
          <chakra.p textStyle="body.sm" color="fg.muted" py="2">
            {words.because(reasonOf(report))}
          </chakra.p>
          {children}
        </FoldRow>
      ) : (
        children
      )}
      {report?.decision && !isWrittenAnew(said) && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.outcomes[report.decision.outcome]}
          {report.decision.reason && `: ${report.decision.reason}`}
        </chakra.p>
      )}
    </chakra.div>
  );
}

const reasonOf = ({ reason, words: said }: OwnReport) =>
  said ? `${REPORT_REASON_LABELS[reason]} · ${said}` : REPORT_REASON_LABELS[reason];

function Stub({ children }: { children: string }) {
  return (
    <chakra.p display="flex" alignItems="center" gap="2" color="fg.muted">
      <Icon as={EyeOff} size={16} />
      {children}
    </chakra.p>
  );
}
