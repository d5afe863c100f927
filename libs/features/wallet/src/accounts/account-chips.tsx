import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import { Icon } from '@portal/ui/icon';
import type { Tint } from '@portal/ui/palette';
import { isUsable } from './account-state.ts';
import { chips as words } from './accounts-messages.ts';

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    ps: '2',
    pe: '2.5',
    borderRadius: 'full',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    textStyle: 'caption',
    fontWeight: 'medium',
    _highContrast: { borderWidth: '1px' },
  },
});

interface AccountChipsProps {
  account: PaymentAccount;
  now: Date;
}

/** What an account is, by sign and word: the default one, still held, or in trouble. */
export function AccountChips({ account, now }: AccountChipsProps) {
  const { isDefault, trouble } = account;
  return (
    <>
      {isDefault && <AccountChip tint="celadon" icon={CircleCheck} label={words.isDefault} />}
      {!isUsable(account, now) && <AccountChip tint="mustard" icon={Hourglass} label={words.held} />}
      {trouble && <AccountChip tint="camellia" icon={TriangleAlert} label={words.trouble} />}
    </>
  );
}

function AccountChip({ tint, icon, label }: { tint: Tint; icon: LucideIcon; label: string }) {
  return (
    <Chip colorPalette={tint}>
      <Icon as={icon} size={16} />
      {label}
    </Chip>
  );
}
