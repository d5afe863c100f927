import * as v from 'valibot';
import { ContractLink } from '@portal/domain/recruiting/contracts.contract';
import { EmptyState } from '@portal/ui/empty-state';
import { gone as words } from '../contract-messages.ts';
import { RenewButton } from './renew-button.tsx';

/** A link that opens nothing, or nothing any more: what she can do. */
export function ContractGone({ link }: { link: string }) {
  const isWhole = v.is(ContractLink, link);
  return (
    <EmptyState name="not-found" title={words.title} action={isWhole && <RenewButton link={link} label={words.ask} />}>
      {isWhole ? words.body : words.cutBody}
    </EmptyState>
  );
}
