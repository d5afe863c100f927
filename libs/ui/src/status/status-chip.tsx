import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../base/icon.tsx';
import { STATUS_LABELS, type StatusGroup, type Statuses } from './status-labels.ts';
import { STATUS_LOOKS } from './status-looks.ts';

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    ps: '2',
    pe: '2.5',
    borderRadius: 'full',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
    _highContrast: { borderWidth: '1px' },
  },
});

export type StatusChipProps = {
  [G in StatusGroup]: {
    /** What the status belongs to. */
    group: G;
    status: Statuses[G];
    /** Another word for the same state, where the place knows more. */
    label?: string;
  };
}[StatusGroup];

/** A state by icon, word and tint: never by colour alone. */
export function StatusChip({ group, status, label }: StatusChipProps) {
  const words: Record<string, string> = STATUS_LABELS[group];
  const looks: Record<string, (typeof STATUS_LOOKS)['lesson']['SENT']> = STATUS_LOOKS[group];
  const look = looks[status];
  if (!look) return null;
  return (
    <Chip colorPalette={look[0]}>
      <Icon as={look[1]} size={16} />
      {label ?? words[status]}
    </Chip>
  );
}
