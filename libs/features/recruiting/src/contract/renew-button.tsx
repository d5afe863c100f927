import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useRenewContractMutation } from '@portal/api/recruiting/contracts.api';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { renewal as words } from '../contract-messages.ts';

/** Has what she needs next mailed to the address of her application; whether the link is right nobody learns here. */
export function RenewButton({ link, label }: { link: string; label: string }) {
  const [renew, { isLoading, isSuccess, error }] = useRenewContractMutation();
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Button loading={isLoading} onClick={() => void renew({ body: { link } })}>
        {label}
      </Button>
      <chakra.p role="status" textStyle="body.sm" _empty={{ display: 'none' }}>
        {isSuccess && words.sent}
      </chakra.p>
      <ProblemBanner title={words.failed} problem={error ? problemOf(error) : null} />
    </chakra.div>
  );
}
