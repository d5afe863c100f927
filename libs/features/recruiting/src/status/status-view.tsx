import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, CircleX, FilePen, Hourglass, type LucideIcon, Mail, Send } from 'lucide-react';
import type { ApplicationView } from '@portal/domain/recruiting/application';
import type { ApplicationStatus } from '@portal/domain/recruiting/application-transitions';
import type { ContractProgress } from '@portal/domain/recruiting/contract';
import { paths } from '@portal/domain/site/paths';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { useIsSignedIn } from '@portal/portal-core/session-context';
import { Banner, type BannerTone } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { Timeline, type TimelineEntry } from '@portal/ui/timeline';
import { status as words } from '../messages.ts';
import { ApplyAgain } from './apply-again.tsx';

const LOOKS: Record<ApplicationView['status'], { tone: BannerTone; icon: LucideIcon }> = {
  SUBMITTED: { tone: 'info', icon: Send },
  IN_REVIEW: { tone: 'info', icon: Hourglass },
  CORRECTION_ASKED: { tone: 'warning', icon: FilePen },
  PASSED: { tone: 'success', icon: CircleCheck },
  REFUSED: { tone: 'error', icon: CircleX },
};

const CONTRACT_LOOKS: Record<ContractProgress['status'], { tone: BannerTone; icon: LucideIcon }> = {
  SENT: { tone: 'success', icon: Mail },
  VIEWED: { tone: 'success', icon: FilePen },
  SIGNED: { tone: 'success', icon: CircleCheck },
  EXPIRED: { tone: 'warning', icon: CircleX },
};

const BODIES_WITHOUT_MAIL: Partial<Record<ApplicationStatus, string>> = words.bodiesWithoutMail;

/** Where an application stands, and when what happened or will happen. */
export function StatusView({ view }: { view: ApplicationView }) {
  const { status, reason, code } = view;
  const isSignedIn = useIsSignedIn();
  const sendsMail = useSendsMail();
  const { contract } = view;
  const [title, body] = contract
    ? contract.isAccountReady
      ? [words.accountReady, words.accountReadyBody]
      : [words.contractSteps[contract.status], words.contracts[contract.status]]
    : [words.names[status], (!sendsMail && BODIES_WITHOUT_MAIL[status]) || words.bodies[status]];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <div role="status">
        <Banner
          {...(contract ? CONTRACT_LOOKS[contract.status] : LOOKS[status])}
          title={title}
          action={
            contract?.isAccountReady ? (
              <Button asChild>
                <RouterLink href={paths.login()}>{words.toLogin}</RouterLink>
              </Button>
            ) : (
              // A teacher has no form.
              status === 'REFUSED' && !isSignedIn && <ApplyAgain code={code} />
            )
          }
        >
          {body}
        </Banner>
      </div>
      {reason && (
        <div>
          <chakra.h2 textStyle="title.sm">{words.reason}</chakra.h2>
          <chakra.p mt="1" whiteSpace="pre-wrap">
            {reason}
          </chakra.p>
        </div>
      )}
      <Timeline label={words.steps} entries={stepsOf(view)} />
    </chakra.div>
  );
}

function stepsOf({ status, submittedAt, reviewDueAt, decidedAt, contract }: ApplicationView): TimelineEntry[] {
  const applied: TimelineEntry = {
    id: 'applied',
    icon: Send,
    tint: 'celadon',
    title: words.step.applied,
    time: <DateText instant={submittedAt} show="dateTime" />,
  };
  const isOver = status === 'PASSED' || status === 'REFUSED';
  const isWaiting = status === 'SUBMITTED';
  const check: TimelineEntry = {
    id: 'check',
    icon: isOver ? CircleCheck : isWaiting ? Hourglass : LOOKS[status].icon,
    title: words.step.check,
    tint: isOver ? 'celadon' : isWaiting ? 'gray' : 'mustard',
    body: isOver || isWaiting ? undefined : words.names[status],
  };
  const result: TimelineEntry = {
    id: 'result',
    icon: isOver ? LOOKS[status].icon : Hourglass,
    title: words.step.result,
    tint: status === 'PASSED' ? 'celadon' : status === 'REFUSED' ? 'camellia' : 'gray',
    body: resultBody({ status, reviewDueAt, decidedAt }),
  };
  return [applied, check, result, ...(contract ? contractSteps(contract) : [])];
}

/** What follows a yes: the contract, and the account at its end. */
function contractSteps({ status, sentAt, viewedAt, signedAt, expiresAt, isAccountReady }: ContractProgress) {
  const at = { SENT: sentAt, VIEWED: viewedAt, SIGNED: signedAt, EXPIRED: expiresAt }[status];
  const contract: TimelineEntry = {
    id: 'contract',
    icon: CONTRACT_LOOKS[status].icon,
    tint: status === 'SIGNED' ? 'celadon' : status === 'EXPIRED' ? 'camellia' : 'mustard',
    title: words.step.contract,
    body: (
      <>
        {words.contractSteps[status]}
        {at && (
          <>
            {' · '}
            <DateText instant={at} show="dateTime" />
          </>
        )}
        {(status === 'SENT' || status === 'VIEWED') && (
          <chakra.span display="block">
            {words.until} <DateText instant={expiresAt} show="weekdayTime" />
          </chakra.span>
        )}
      </>
    ),
  };
  const account: TimelineEntry = {
    id: 'account',
    icon: isAccountReady ? CircleCheck : Hourglass,
    tint: isAccountReady ? 'celadon' : 'gray',
    title: words.step.account,
    body: isAccountReady ? words.accountReady : undefined,
  };
  return [contract, account];
}

function resultBody({ status, reviewDueAt, decidedAt }: Pick<ApplicationView, 'status' | 'reviewDueAt' | 'decidedAt'>) {
  if (reviewDueAt)
    return (
      <>
        {words.dueAt} <DateText instant={reviewDueAt} show="weekdayTime" />
      </>
    );
  if (status === 'CORRECTION_ASKED' || !decidedAt) return undefined;
  return (
    <>
      {words.names[status]} · <DateText instant={decidedAt} show="dateTime" />
    </>
  );
}
