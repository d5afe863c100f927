import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import {
  useAcceptGuardianInvitationMutation,
  useDeclineGuardianInvitationMutation,
} from '@portal/api/classes/guardian-invitations.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import type { GuardianInvitation } from '@portal/domain/families/family-guardian';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { deviceZone } from '@portal/family-pages/device-zone';
import { namedMoment } from '@portal/family-pages/family-time';
import { RefusalBanner } from '@portal/family-pages/refusal-banner';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { EmptyState } from '@portal/ui/empty-state';
import { Panel } from '@portal/ui/panel';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { useOneAtATime } from '../paper/use-one-at-a-time.ts';
import { GUARDIAN_WORDS } from './guardian-messages.ts';

interface AskedGuardianProps {
  link: string;
  asked: GuardianInvitation;
  language: FamilyLanguage;
}

type Ending = { readonly kind: 'JOINED'; readonly path: string | null } | { readonly kind: 'DECLINED' };

/** Which child and which classes, who asks, and the two answers. */
export function AskedGuardian({ link, asked, language }: AskedGuardianProps) {
  const { asked: words, relations, refusals } = GUARDIAN_WORDS[language];
  const [ending, setEnding] = useState<Ending | null>(asked.state === 'JOINED' ? { kind: 'JOINED', path: null } : null);
  const [isDeclining, setIsDeclining] = useState(false);
  const [accept] = useAcceptGuardianInvitationMutation();
  const [decline] = useDeclineGuardianInvitationMutation();
  const { run, isRunning, problem } = useOneAtATime();
  const zone = deviceZone(DEFAULT_TIME_ZONE);

  const join = () =>
    void run(async () => {
      const { path } = await accept({ body: { link, timeZone: zone } }).unwrap();
      setEnding({ kind: 'JOINED', path });
    });
  const refuse = () =>
    void run(async () => {
      await decline({ body: { link } }).unwrap();
      setEnding({ kind: 'DECLINED' });
    });

  if (ending?.kind === 'DECLINED') return <Ended title={words.declined}>{words.declinedBody}</Ended>;
  if (ending)
    return ending.path === null ? (
      <Ended title={words.already}>{words.alreadyBody}</Ended>
    ) : (
      <Ended
        title={words.joined}
        action={
          <Button asChild size="lg">
            <RouterLink href={ending.path}>{words.open}</RouterLink>
          </Button>
        }
      >
        {words.joinedBody}
      </Ended>
    );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Panel title={words.invitedBy(asked.invitedBy)}>
        <DescriptionList
          rows={[
            { label: words.student, value: asked.studentNames.join(', ') },
            { label: words.relation, value: relations[asked.relation] },
            {
              label: words.classes,
              value: asked.classes.map((one) => words.aClass(one.teacherName, one.name)).join('\n'),
            },
            { label: words.until, value: namedMoment(language, asked.expiresAt, zone) },
          ]}
        />
      </Panel>
      <p>
        {words.what} {words.later}
      </p>
      <RefusalBanner
        title={isDeclining ? words.declineFailed : words.acceptFailed}
        problem={problem}
        said={(refused) => refusalWords(refused, language, refusals)}
      />
      {isDeclining && <p role="status">{words.declineQuestion}</p>}
      <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '& > *': { flex: '1 1 9rem' } }}>
        {isDeclining ? (
          <>
            <Button variant="ghost" size="lg" disabled={isRunning} onClick={() => setIsDeclining(false)}>
              {words.keep}
            </Button>
            <Button variant="outline" size="lg" loading={isRunning} loadingText={words.accepting} onClick={refuse}>
              {words.declineConfirm}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" size="lg" disabled={isRunning} onClick={() => setIsDeclining(true)}>
              {words.decline}
            </Button>
            <Button size="lg" loading={isRunning} loadingText={words.accepting} onClick={join}>
              {words.accept}
            </Button>
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
}

/** In the place of the question once it is answered. */
function Ended({ title, action, children }: { title: string; action?: ReactNode; children: string }) {
  return (
    <chakra.div ref={useArrival<HTMLDivElement>(true)} {...ARRIVAL} role="status">
      <EmptyState name="welcome" title={title} action={action}>
        {children}
      </EmptyState>
    </chakra.div>
  );
}
