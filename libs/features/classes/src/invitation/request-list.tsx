import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import type { EnrollmentRequest } from '@portal/domain/classes/enrollment-request';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Dialog } from '@portal/ui/dialog';
import { Panel } from '@portal/ui/panel';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { decline as declining, requests as words } from '../invitation-messages.ts';
import { DeclineForm } from './decline-form.tsx';
import { RequestRow } from './request-row.tsx';

interface Props {
  classId: string;
  requests: readonly EnrollmentRequest[];
}

interface Refusal {
  request: EnrollmentRequest;
  problem: ApiProblem;
}

/** The families that have asked for a seat of the class, the oldest first. */
export function RequestList({ classId, requests }: Props) {
  const panel = useId();
  const sendsMail = useSendsMail();
  const [declined, setDeclined] = useState<EnrollmentRequest | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The button that opened the question, or the panel once the row has gone with its button.
  const back = useRef<HTMLElement>(null);
  const isGone = refusal !== null && requests.every(({ id }) => id !== refusal.request.id);
  const said = (isShown: boolean) => (
    <ProblemBanner
      title={words.acceptFailed(refusal?.request.studentName ?? '')}
      problem={isShown && refusal ? refusal.problem : null}
    />
  );
  return (
    <Panel id={panel} title={words.title(requests.length)}>
      {/* Whose row somebody else has taken away is still told why. */}
      {said(isGone)}
      {requests.length === 0 ? (
        <chakra.p color="fg.muted">{words.none}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              classId={classId}
              request={request}
              onDecline={(asked) => {
                back.current = document.activeElement as HTMLElement | null;
                setDeclined(asked);
              }}
              onRefused={(problem) => setRefusal(problem && { request, problem })}
            >
              {said(refusal?.request.id === request.id)}
            </RequestRow>
          ))}
        </chakra.ul>
      )}
      {declined && (
        <Dialog
          open
          title={declining.title(declined.studentName)}
          description={declining.body(sendsMail)}
          onClose={() => setDeclined(null)}
          finalFocus={back}
          closeOnClickAway={false}
        >
          <DeclineForm
            classId={classId}
            request={declined}
            onClose={() => setDeclined(null)}
            onDeclined={() => (back.current = document.getElementById(panel))}
          />
        </Dialog>
      )}
    </Panel>
  );
}
