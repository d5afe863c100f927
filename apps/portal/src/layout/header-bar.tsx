import { chakra } from '@chakra-ui/react/styled-system';
import { Menu, Search, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Logo } from '../logo/logo.tsx';
import { header, palette } from '../messages.ts';

interface HeaderBarProps {
  /** A family has no account. Loading stands for "a login cookie is there": the login button never flashes for a signed-in teacher. */
  visitor: 'family' | 'anonymous' | 'loading' | 'signed-in';
  /** An operator is offered nothing of what is a teacher's. */
  isOperator?: boolean;
  /** What sections put there: the chat and the bell. */
  widgets?: ReactNode;
  /** The avatar menu, or its grey circle. */
  avatar?: ReactNode;
  onOpenMenu: () => void;
  onLogin: () => void;
  onSearch: () => void;
}

// What stands in the bar grows with the text only as far as a narrow screen has room: the bell and the way out stay on it.
const FITTING = {
  '--chakra-sizes-touch': 'max(44px, min(2.75rem, 11vw))',
  '--chakra-sizes-9': 'max(36px, min(2.25rem, 9vw))',
  '--chakra-font-sizes-xs': 'max(12px, min(0.75rem, 3vw))',
};

/** The sticky bar of 56 px at the top of every page (HDR-1 to HDR-5). */
export function HeaderBar(props: HeaderBarProps) {
  const { visitor, isOperator = false, widgets, avatar, onOpenMenu, onLogin, onSearch } = props;
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="sticky"
      display="flex"
      alignItems="center"
      gap={{ base: '1', md: '2' }}
      h="header"
      paddingX={{ base: '2', md: '6' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      css={FITTING}
    >
      {visitor !== 'family' && (
        <IconButton
          label={header.openMenu}
          icon={<Icon as={Menu} size={20} />}
          onClick={onOpenMenu}
          aria-haspopup="dialog"
          display={{ base: 'inline-flex', md: 'none' }}
        />
      )}
      <chakra.span flex="1" minW="0" display="flex" containerType="inline-size">
        <Logo />
      </chakra.span>
      {visitor === 'anonymous' && (
        <Button onClick={onLogin} aria-haspopup="dialog">
          {header.login}
        </Button>
      )}
      {(visitor === 'loading' || visitor === 'signed-in') && (
        <>
          {!isOperator && <InviteLink />}
          <IconButton
            label={palette.title}
            icon={<Icon as={Search} size={20} />}
            onClick={onSearch}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            boxSize="touch"
          />
          {widgets}
          <chakra.span display="grid" placeItems="center" boxSize="touch">
            {avatar}
          </chakra.span>
        </>
      )}
    </chakra.header>
  );
}

function InviteLink() {
  return (
    <Button asChild variant="outline" display={{ base: 'none', md: 'inline-flex' }} marginEnd="1">
      <RouterLink href={paths.affiliate()}>
        <Icon as={UserPlus} size={16} />
        {header.inviteTeacher}
      </RouterLink>
    </Button>
  );
}
