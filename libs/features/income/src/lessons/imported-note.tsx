import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { EarnedOf } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { useOwnMoney } from '@portal/ui/figures-hidden';
import { TextLink } from '@portal/ui/text-link';
import { page as words } from '../lessons-messages.ts';

/** Says what is in her months and not in this list, and where it stands; nothing where all is in it. */
export function ImportedNote({ imported }: { imported: EarnedOf | undefined }) {
  const ownMoney = useOwnMoney();
  if (!imported?.lessonCount) return null;
  const { lessonCount, net } = imported;
  return (
    <chakra.p textStyle="body.sm" color="fg.muted">
      {words.imported(lessonCount, ownMoney(net))}{' '}
      <TextLink href={paths.statements()} linkAs={RouterLink}>
        {words.toStatements}
      </TextLink>
    </chakra.p>
  );
}
