import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Operator } from '@portal/domain/identity/operator';
import { OPS_DESK_LABELS } from '@portal/domain/ops/ops-desk';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { DateText } from '@portal/ui/date-text';
import { team as words } from '../messages.ts';
import { OperatorStateChip } from './operator-state-chip.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '3',
    px: { base: 'sheet', md: '5' },
    py: '4',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
});

const Desk = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '6',
    px: '2.5',
    bg: 'bg.muted',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    _highContrast: { borderWidth: '1px' },
  },
});

interface OperatorRowProps {
  operator: Operator;
  isMe: boolean;
  /** What can be done with her access. */
  menu: ReactNode;
}

/** Somebody of the team: where she works, and whether she can. */
export function OperatorRow({ operator, isMe, menu }: OperatorRowProps) {
  const { name, email, desks, state, lastLoginAt, linkUntil } = operator;
  // Where another provider keeps the passwords there never is a link.
  const lacksLink = usePortalConfig().provider === undefined && state === 'INVITED' && linkUntil === null;
  return (
    <Row>
      <chakra.div minW="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.span>
          {isMe && (
            <chakra.span textStyle="label" color="fg.muted">
              {words.me}
            </chakra.span>
          )}
          <OperatorStateChip state={state} />
        </chakra.div>
        <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {email ?? words.noEmail}
        </chakra.p>
        <chakra.ul aria-label={words.desks} listStyleType="none" display="flex" flexWrap="wrap" gap="1.5">
          {desks.map((desk) => (
            <Desk key={desk}>{OPS_DESK_LABELS[desk]}</Desk>
          ))}
        </chakra.ul>
        <chakra.div display="flex" flexWrap="wrap" columnGap="4" textStyle="caption" color="fg.muted">
          {lastLoginAt === null ? (
            <p>{words.neverLoggedIn}</p>
          ) : (
            <p>
              {words.lastLogin} <DateText instant={lastLoginAt} show="dateTime" />
            </p>
          )}
          {linkUntil !== null && (
            <p>
              {words.link} <DateText instant={linkUntil} show="dateTime" />
            </p>
          )}
          {lacksLink && <p>{words.noLink}</p>}
        </chakra.div>
      </chakra.div>
      {menu}
    </Row>
  );
}
