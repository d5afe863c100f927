import type { Ref } from 'react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { welcome } from '../welcome-messages.ts';

interface RegisterButtonProps {
  /** As wide as its place. */
  wide?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to the form for those who want to teach (REG-1). */
export function RegisterButton({ wide = false, ref }: RegisterButtonProps) {
  return (
    <Button asChild size="lg" wide={wide}>
      <RouterLink ref={ref} href={paths.registerTeacher()}>
        {welcome.register}
      </RouterLink>
    </Button>
  );
}
