import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { gift as words } from '../gift-messages.ts';

/** Where more points are to be had. */
export function MissionsLink() {
  return (
    <Button asChild variant="outline">
      <RouterLink href={paths.pointsReceive()}>{words.toMissions}</RouterLink>
    </Button>
  );
}
