import { Bell } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button, type ButtonProps } from '@portal/ui/button';
import { CountBadge } from '@portal/ui/count-badge';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { bellLabel, messages } from '../messages.ts';

const CAP = LIMITS.badgeCap;

/** The bell with its number: nothing at zero, "99+" above 99 (NTF-3). What is seen is a part of what is said. */
function BellParts({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden title={messages.title}>
        <Icon as={Bell} size={20} />
      </span>
      <CountBadge over count={count} cap={CAP} />
      <VisuallyHidden>{bellLabel(count, CAP)}</VisuallyHidden>
    </>
  );
}

interface BellProps extends Omit<ButtonProps, 'children'> {
  count: number;
}

/** The bell that opens the popover. */
export function BellButton({ count, ...props }: BellProps) {
  return (
    <Button {...props} variant="ghost" w="touch" px="0">
      <BellParts count={count} />
    </Button>
  );
}

/** The bell of narrow screens, which leads to the full page (HDR-4). */
export function BellLink({ count }: { count: number }) {
  return (
    <Button asChild variant="ghost" w="touch" px="0">
      <RouterLink href={paths.notifications()}>
        <BellParts count={count} />
      </RouterLink>
    </Button>
  );
}
