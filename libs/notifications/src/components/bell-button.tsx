import { chakra } from '@chakra-ui/react/styled-system';
import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LIMITS } from '@portal/domain/tenant/limits';
import { RouterLink } from '@portal/portal-core/router-link';
import { paths } from '@portal/portal-core/paths';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { bellLabel } from '../messages.ts';

const CAP = LIMITS.badgeCap;

/** The number on the bell: nothing at zero, "99+" above 99 (NTF-3). */
function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      top="0.5"
      insetStart="50%"
      minW="4"
      px="1"
      borderRadius="full"
      bg="badge.unread"
      color="badge.contrast"
      fontSize="2xs"
      fontWeight="bold"
      lineHeight="1rem"
      fontVariantNumeric="tabular-nums"
    >
      {count > CAP ? `${CAP}+` : count}
    </chakra.span>
  );
}

interface BellProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'children'> {
  count: number;
}

/** The bell that opens the popover. */
export function BellButton({ count, ...props }: BellProps) {
  return (
    <IconButton {...props} label={bellLabel(count, CAP)} icon={<Icon as={Bell} size={20} />}>
      <Badge count={count} />
    </IconButton>
  );
}

/** The bell of narrow screens, which leads to the full page (HDR-4). */
export function BellLink({ count }: { count: number }) {
  return (
    <Button asChild variant="ghost" w="touch" px="0">
      <RouterLink href={paths.notifications()} aria-label={bellLabel(count, CAP)}>
        <Icon as={Bell} size={20} />
        <Badge count={count} />
      </RouterLink>
    </Button>
  );
}
