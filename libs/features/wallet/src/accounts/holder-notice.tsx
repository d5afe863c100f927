import { useGetProfileQuery } from '@portal/api/identity/session.api';
import { isHolderName } from '@portal/domain/wallet/accounts/holder-name';
import { Banner } from '@portal/ui/banner';
import { form as words } from './accounts-messages.ts';

/** Says before it is saved that an account is of another name; she may have her reasons, so that nothing is refused (PAY-1). */
export function HolderNotice({ holder }: { holder: string }) {
  const name = useGetProfileQuery().currentData?.name;
  const differs = name !== undefined && holder.trim() !== '' && !isHolderName(holder, name);
  return (
    <div role="status">
      {differs && (
        <Banner tone="warning" title={words.holderDiffers}>
          {words.holderDiffersBody(name)}
        </Banner>
      )}
    </div>
  );
}
