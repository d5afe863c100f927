import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import type { InvitedClass } from '@portal/domain/classes/enrollment-request';
import { deviceZone } from '@portal/family-pages/device-zone';
import { namedMoment } from '@portal/family-pages/family-time';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Banner } from '@portal/ui/banner';
import { EmptyState } from '@portal/ui/empty-state';
import { WORDS } from '../messages.ts';
import { AnswerPanel } from '../request/answer-panel.tsx';
import { RequestForm } from '../request/request-form.tsx';
import type { SentRequest } from '../request/request-values.ts';
import { WithdrawRequest } from '../request/withdraw-request.tsx';
import { ClassFacts } from './class-facts.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';

interface InvitedClassViewProps {
  link: string;
  shown: InvitedClass;
  language: FamilyLanguage;
}

/** A class and the way into it: what it is first, on a desk beside the form; once sent, what came of it. */
export function InvitedClassView({ link, shown, language }: InvitedClassViewProps) {
  const { invitee } = shown;
  const known = invitee?.answer ? { email: invitee.email, ...invitee.answer } : null;
  const [sent, setSent] = useState<SentRequest | null>(known);
  const [hasDeclined, setHasDeclined] = useState(false);
  const { full, queueFull, withoutMail, invited, decline } = WORDS[language];
  const sendsMail = useSendsMail();
  const zone = deviceZone(shown.timeZone);
  const heldUntil = invitee?.heldUntil ?? null;
  if (hasDeclined)
    return (
      <div role="status">
        <EmptyState name="welcome" title={decline.done}>
          {decline.doneBody}
        </EmptyState>
      </div>
    );
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 25rem)' }}
      alignItems="start"
      columnGap="14"
      rowGap="6"
    >
      <chakra.div
        gridColumn={{ lg: '2' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        position={{ lg: 'sticky' }}
        top={{ lg: 'calc({sizes.header} + {spacing.4})' }}
      >
        {heldUntil !== null && !sent && (
          <Banner tone="info" title={invited.kept(namedMoment(language, heldUntil, zone))}>
            {invited.confirm}
          </Banner>
        )}
        {shown.seatsFree === 0 && !shown.isFull && !sent && (
          <Banner tone="warning" title={full.title}>
            {sendsMail ? full.body : withoutMail.full}
          </Banner>
        )}
        <ClassFacts shown={shown} language={language} zone={zone} isSent={sent !== null} />
      </chakra.div>
      <chakra.div gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }} minW="0">
        {sent ? (
          <>
            <AnswerPanel sent={sent} language={language} zone={zone} />
            {(sent.state === 'REQUESTED' || sent.state === 'WAITING') && (
              <chakra.div mt="4" display="grid">
                <WithdrawRequest link={link} sent={sent} language={language} onWithdrawn={setSent} />
              </chakra.div>
            )}
          </>
        ) : (
          <>
            {shown.isFull ? (
              <div role="status">
                <EmptyState name="not-found" title={queueFull.title}>
                  {queueFull.body}
                </EmptyState>
              </div>
            ) : (
              <RequestForm link={link} shown={shown} language={language} zone={zone} onSent={setSent} />
            )}
            {invitee && <DeclineInvitation link={link} language={language} onDeclined={() => setHasDeclined(true)} />}
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
}
