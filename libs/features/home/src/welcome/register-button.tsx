import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { welcome } from '../messages.ts';

/** Leads to the form for those who want to teach (REG-1). */
export function RegisterButton() {
  return (
    <Button asChild size="lg">
      <RouterLink href={paths.registerTeacher()}>{welcome.register}</RouterLink>
    </Button>
  );
}
