import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';
import type { Tint } from '../theme/palette.ts';

export interface TimelineEntry {
  id: string;
  icon: LucideIcon;
  tint?: Tint;
  title: ReactNode;
  /** When, such as a DateText. */
  time?: ReactNode;
  body?: ReactNode;
}

export interface TimelineProps {
  /** Names the list: 승인 기록 */
  label: string;
  /** In the order in which they are read, mostly the newest first. */
  entries: readonly TimelineEntry[];
}

const Entry = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    pb: '5',
    // The line goes from a sign to the next one.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetStart: 'calc(1rem - 0.5px)',
      top: '8',
      bottom: '0',
      borderInlineStartWidth: '1px',
      borderColor: 'border.emphasized',
    },
    _last: { pb: '0' },
  },
});

/** What happened to something, one after the other. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <chakra.ol aria-label={label} listStyleType="none">
      {entries.map(({ id, icon, tint = 'gray', title, time, body }) => (
        <Entry key={id}>
          <chakra.span
            colorPalette={tint}
            display="grid"
            placeItems="center"
            boxSize="8"
            borderRadius="full"
            bg="colorPalette.subtle"
            color="colorPalette.fg"
            _highContrast={{ borderWidth: '1px' }}
          >
            <Icon as={icon} size={16} />
          </chakra.span>
          <chakra.div minW="0" pt="1">
            <chakra.div
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              columnGap="3"
              alignItems="baseline"
            >
              <chakra.p fontWeight="semibold">{title}</chakra.p>
              {time && (
                <chakra.span textStyle="caption" color="fg.subtle">
                  {time}
                </chakra.span>
              )}
            </chakra.div>
            {body && (
              <chakra.div mt="1" textStyle="body.sm" color="fg.muted">
                {body}
              </chakra.div>
            )}
          </chakra.div>
        </Entry>
      ))}
    </chakra.ol>
  );
}
