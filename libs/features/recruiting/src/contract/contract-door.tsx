import { problemOf } from '@portal/api/api-problem';
import { useViewContractMutation } from '@portal/api/recruiting/contracts.api';
import type { ContractView } from '@portal/domain/recruiting/contract';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { contract as words } from '../contract-messages.ts';
import { isStale } from './stale-link.ts';

interface ContractDoorProps {
  link: string;
  contract: ContractView;
  onOpened: (contract: ContractView) => void;
  /** Void or expired since the page was opened. */
  onStale: () => void;
}

/** Before the contract: whether it was opened says a press, which no scanner of mails makes. */
export function ContractDoor({ link, contract: { applicantName, expiresAt }, onOpened, onStale }: ContractDoorProps) {
  const [view, { isLoading, error }] = useViewContractMutation();
  const problem = error ? problemOf(error) : null;
  async function open() {
    const { data, error: refusal } = await view({ body: { link } });
    if (data) onOpened(data);
    else if (isStale(problemOf(refusal))) onStale();
  }
  return (
    <Panel
      title={words.door(applicantName)}
      intro={words.doorBody}
      footer={
        <Button size="lg" loading={isLoading} onClick={() => void open()}>
          {words.open}
        </Button>
      }
    >
      <DescriptionList rows={[{ label: words.until, value: <DateText instant={expiresAt} show="weekdayTime" /> }]} />
      <ProblemBanner title={words.openFailed} problem={problem} />
    </Panel>
  );
}
