import type { ApiProblem } from '@portal/api/api-problem';
import { EmptyState } from '@portal/ui/empty-state';
import { gone as words } from '../contract-messages.ts';
import { RenewButton } from './renew-button.tsx';

interface ContractGoneProps {
  link: string;
  /** What became of it is told to who held a right one. */
  code: ApiProblem['code'];
}

/** A link that opens nothing, or nothing any more: what she can do. */
export function ContractGone({ link, code }: ContractGoneProps) {
  const body = code === 'CONTRACT_EXPIRED' ? words.expired : code === 'CONTRACT_REPLACED' ? words.replaced : null;
  return (
    <EmptyState name="not-found" title={words.title} action={body && <RenewButton link={link} label={words.ask} />}>
      {body ?? words.wrong}
    </EmptyState>
  );
}
