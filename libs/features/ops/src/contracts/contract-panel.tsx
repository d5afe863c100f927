import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, CircleX, FilePen, type LucideIcon, Mail, Replace } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useListApplicationContractsQuery, useResendContractMutation } from '@portal/api/recruiting/contracts.api';
import {
  CONTRACT_EVENT_LABELS,
  CONTRACT_STATUS_LABELS,
  type DeskContract,
  type DeskContracts,
} from '@portal/domain/recruiting/contract';
import { type ContractEvent, moveContract } from '@portal/domain/recruiting/contract-transitions';
import { QueryState } from '@portal/portal-core/query-state';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonText } from '@portal/ui/skeletons';
import { Timeline } from '@portal/ui/timeline';
import { contracts as words, messages } from '../messages.ts';
import { ContractReader } from './contract-reader.tsx';

const ICONS: Record<ContractEvent, LucideIcon> = {
  SEND: Mail,
  VIEW: FilePen,
  SIGN: CircleCheck,
  EXPIRE: CircleX,
  REPLACE: Replace,
};

/** The contract of an application that has passed: where it stands, what happened to it, and another one. */
export function ContractPanel({ applicationId }: { applicationId: string }) {
  const query = useListApplicationContractsQuery({ id: applicationId }, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={words.title}>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={3} label={messages.loading} />}
        failed={words.failed}
        size="sm"
      >
        {(contracts) => <Contracts applicationId={applicationId} {...contracts} />}
      </QueryState>
    </Panel>
  );
}

function Contracts({ applicationId, items, account }: { applicationId: string } & DeskContracts) {
  // What is void follows the one that counts.
  const [now] = items;
  const canResend = !now || moveContract(now.status, 'REPLACE') !== undefined;
  return (
    <>
      {now ? (
        <DescriptionList
          rows={[
            { label: words.state, value: CONTRACT_STATUS_LABELS[now.status] },
            ...(now.signature
              ? [
                  { label: words.signature, value: now.signature.name },
                  { label: words.signedAt, value: <DateText instant={now.signature.at} show="dateTime" /> },
                ]
              : [{ label: words.until, value: <DateText instant={now.expiresAt} show="dateTime" /> }]),
            { label: words.account, value: accountWords(account) },
            { label: words.version, value: now.textVersion },
            { label: words.hash, value: <chakra.span overflowWrap="anywhere">{now.textHash}</chakra.span> },
          ]}
        />
      ) : (
        <chakra.p color="fg.muted">{words.none}</chakra.p>
      )}
      {items.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {items.map((contract) => (
            <ContractReader key={contract.id} contract={contract} />
          ))}
        </chakra.div>
      )}
      {canResend && <Resend applicationId={applicationId} contractId={now?.id ?? null} />}
      {now && <Timeline label={words.history} entries={entriesOf(items)} />}
    </>
  );
}

const accountWords = (account: DeskContracts['account']): string => {
  if (!account) return words.noAccount;
  if (!account.isTeacher) return words.otherAccount;
  return account.isReady ? words.accountReady : words.accountNotReady;
};

/** Who has the link of the one before is told by nobody but the mail, so that it is asked first. */
function Resend({ applicationId, contractId }: { applicationId: string; contractId: string | null }) {
  const [resend, { isLoading, error, isSuccess }] = useResendContractMutation();
  const [isAsking, setIsAsking] = useState(false);
  function send() {
    setIsAsking(false);
    void resend({ id: applicationId, body: { contractId } });
  }
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Button variant="outline" loading={isLoading} onClick={() => (contractId ? setIsAsking(true) : send())}>
        {contractId ? words.resend : words.send}
      </Button>
      <chakra.p role="status" textStyle="body.sm" _empty={{ display: 'none' }}>
        {isSuccess && words.sent}
      </chakra.p>
      <ProblemBanner title={words.sendFailed} problem={error ? problemOf(error) : null} />
      <AlertDialog
        open={isAsking}
        title={words.askTitle}
        confirmLabel={words.resend}
        cancelLabel={words.cancel}
        onConfirm={send}
        onCancel={() => setIsAsking(false)}
      >
        {words.askBody}
      </AlertDialog>
    </chakra.div>
  );
}

/** Of all contracts, the newest first. */
const entriesOf = (items: readonly DeskContract[]) =>
  items.flatMap(({ id, history }) =>
    history
      .map(({ event, at, actor }, no) => ({
        id: `${id} ${no}`,
        icon: ICONS[event],
        title: CONTRACT_EVENT_LABELS[event],
        time: <DateText instant={at} show="dateTime" />,
        body: actor?.name,
      }))
      .toReversed(),
  );
