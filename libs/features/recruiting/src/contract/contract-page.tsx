import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useFindContractMutation } from '@portal/api/recruiting/contracts.api';
import type { ContractView, SignedContract } from '@portal/domain/recruiting/contract';
import { PageHeading } from '@portal/portal-core/page-heading';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { ARRIVAL, useArrival, useHasBecome } from '@portal/ui/use-arrival';
import { contract as words, signed } from '../contract-messages.ts';
import { AccountStep } from './account-step.tsx';
import { downloadCopy } from './contract-copy.ts';
import { ContractDoor } from './contract-door.tsx';
import { ContractGone } from './contract-gone.tsx';
import { ContractPaper } from './contract-paper.tsx';
import { SignForm } from './sign-form.tsx';
import { isGone } from './stale-link.ts';

/** /contract/:link: an applicant reads and signs her contract by the link of her mail (REG-1). */
export function ContractPage() {
  const { link = '' } = useParams();
  return <Contract key={link} link={link} />;
}

function Contract({ link }: { link: string }) {
  const [find, { isLoading }] = useFindContractMutation();
  const [contract, setContract] = useState<ContractView | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [way, setWay] = useState<AccountWay>(null);

  const [look] = useState(() => async () => {
    const { data, error } = await find({ body: { link } });
    setContract(data ?? null);
    setProblem(error ? problemOf(error) : null);
  });
  useEffect(() => void look(), [look]);

  function onSigned({ contract: made, ...given }: SignedContract) {
    setContract(made);
    setWay(given);
  }

  return (
    <chakra.div maxW="44rem" mx="auto">
      <PageHeading title={words.title} />
      <chakra.div mt="4">
        <Delayed loading={!contract && !problem} skeleton={<SkeletonText lines={8} label={words.loading} />}>
          {() =>
            contract ? (
              <Stage
                link={link}
                contract={contract}
                way={way}
                onOpened={setContract}
                onSigned={onSigned}
                onStale={look}
              />
            ) : problem && !isGone(problem) ? (
              <ErrorState
                title={words.failed}
                onRetry={() => void look()}
                retrying={isLoading}
                traceId={problem.traceId}
              >
                {problem.message}
              </ErrorState>
            ) : (
              <ContractGone link={link} code={problem?.code} />
            )
          }
        </Delayed>
      </chakra.div>
    </chakra.div>
  );
}

type AccountWay = Pick<SignedContract, 'ticket' | 'email'> | null;

interface StageProps {
  link: string;
  contract: ContractView;
  way: AccountWay;
  onOpened: (contract: ContractView) => void;
  onSigned: (signed: SignedContract) => void;
  onStale: () => Promise<void>;
}

/** Where the contract stands; what has just come takes the focus of the button that went. */
function Stage({ link, contract, way, onOpened, onSigned, onStale }: StageProps) {
  const { status, document, isAccountReady } = contract;
  const stale = () => void onStale();
  const isOpen = useArrival<HTMLDivElement>(useHasBecome(status !== 'SENT'));
  const isSigned = useArrival<HTMLDivElement>(useHasBecome(status === 'SIGNED'));
  if (!document) return <ContractDoor link={link} contract={contract} onOpened={onOpened} onStale={stale} />;
  const paper = <ContractPaper document={document} contract={contract} />;
  return (
    <chakra.div ref={isOpen} {...ARRIVAL} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      {status === 'SIGNED' ? (
        <>
          <chakra.div ref={isSigned} {...ARRIVAL} role="status">
            <Banner
              tone="success"
              title={signed.title}
              action={
                <Button variant="outline" onClick={() => downloadCopy(document, contract)}>
                  {signed.save}
                </Button>
              }
            >
              {signed.body}
            </Banner>
          </chakra.div>
          <AccountStep link={link} isReady={isAccountReady} way={way} />
          {paper}
        </>
      ) : (
        <>
          {paper}
          <SignForm link={link} contract={contract} onSigned={onSigned} onStale={stale} />
        </>
      )}
    </chakra.div>
  );
}
