import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useDraftOwner } from '@portal/portal-core/use-draft-owner';
import { Button } from '@portal/ui/button';
import { status as words } from '../messages.ts';
import { beginAgain } from '../register/sent-application.ts';

/** To the form once more; what was sent from this browser stands in it already. */
export function ApplyAgain({ code }: { code: string }) {
  const owner = useDraftOwner(true);
  return (
    <Button asChild>
      <RouterLink href={paths.registerTeacher()} onClick={() => owner !== null && beginAgain(owner, code)}>
        {words.applyAgain}
      </RouterLink>
    </Button>
  );
}
