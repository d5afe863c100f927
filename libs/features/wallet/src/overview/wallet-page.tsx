import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '@portal/portal-core/page-heading';
import { EyeButton } from '@portal/ui/eye-button';
import { MoneyWallet } from './money-wallet.tsx';
import { overview as words } from './overview-messages.ts';
import { PointsWallet } from './points-wallet.tsx';

/** /account/wallet: both wallets, each with what moved last (RTE-13, INC-1). */
export function WalletPage() {
  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <PageHeading title={words.title} actions={<EyeButton />} />
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))"
        columnGap="10"
        rowGap="10"
      >
        <MoneyWallet />
        <PointsWallet />
      </chakra.div>
    </chakra.div>
  );
}
