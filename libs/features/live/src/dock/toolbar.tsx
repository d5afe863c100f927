import { chakra } from '@chakra-ui/react/styled-system';
import { LogOut, PhoneOff } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { useRoom } from '../session/use-room.ts';
import type { Shape } from '../stage/stage-layout.ts';
import { hostTools, useToolWords } from './dock-messages.ts';
import { MoreTools } from './more-tools.tsx';
import { ToolButton } from './tool-button.tsx';
import { useRoving } from './use-roving.ts';
import { type DockState, onPhone, type Tool, type ToolGroup, useTools } from './use-tools.ts';

interface ToolbarProps extends DockState {
  shape: Shape;
  onLeave: () => void;
}

const GROUPS: readonly ToolGroup[] = ['ME', 'LESSON', 'PEOPLE'];

/** With large text only the signs stand there; what is written under them is still their name. */
const SIGNS = {
  '& button': { minH: 'touch' },
  '& [data-label]': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
} as const;

/** So little height, by the size of the text, has a phone that lies. */
const LOW = '@container room (max-height: 18rem)';

const Bar = chakra('div', {
  base: { bg: 'bg.panel', px: '2', py: '1', pb: 'max(0.25rem, env(safe-area-inset-bottom))' },
  variants: {
    shape: {
      desk: {
        display: 'flex',
        alignItems: 'center',
        px: '4',
        py: '2.5',
        borderTopWidth: '1px',
        borderColor: 'border',
        overflowX: 'auto',
      },
      portrait: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        minH: '5.25rem',
        alignItems: 'center',
        borderTopWidth: '1px',
        borderColor: 'border',
        // No word would fit in its column.
        '@container dock (max-width: 19.75rem)': { minH: '0', ...SIGNS },
      },
      landscape: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '0.5',
        px: '0',
        pb: '0',
        bg: 'transparent',
        '& > button': { minH: '3.125rem' },
        // All in one row, for as much of the stage as there can be.
        [LOW]: {
          gridTemplateColumns: 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          ...SIGNS,
        },
      },
    },
  },
});

/** What can be done in a room: all of it at a desk, five tools on a phone and the rest behind one of them. */
export function Toolbar({ shape, onLeave, ...dock }: ToolbarProps) {
  const { isHost } = useRoom();
  const words = useToolWords();
  const all = useTools(dock);
  const { shown, more } = onPhone(all, isHost);
  const isDesk = shape === 'desk';
  const bar = useRef<HTMLDivElement>(null);
  // A guest's phone has five without it: hers stands at the head of the room.
  const hasMore = !isDesk && isHost;
  const names = [...(isDesk ? all : shown).map(({ id }) => id), ...(hasMore ? ['more'] : []), 'leave'];
  const { onKeyDown, onFocus, tabIndexOf } = useRoving(bar, names);
  const buttonOf = ({ group: _group, onPress, ...tool }: Tool) => (
    <ToolButton key={tool.id} {...tool} fills={!isDesk} tabIndex={tabIndexOf(tool.id)} onClick={onPress} />
  );
  const way = isHost ? hostTools.end : words.leave;
  const sign = isHost ? PhoneOff : LogOut;
  const wayOut = (
    <Button
      name="leave"
      variant="danger"
      size={isDesk ? 'lg' : 'sm'}
      minH="touch"
      tabIndex={tabIndexOf('leave')}
      startIcon={<Icon as={sign} />}
      onClick={onLeave}
    >
      <span data-label={isDesk ? undefined : true}>{way}</span>
    </Button>
  );

  return (
    <chakra.div containerName="dock" containerType="inline-size">
      <Bar ref={bar} shape={shape} role="toolbar" aria-label={words.label} onKeyDown={onKeyDown} onFocus={onFocus}>
        {isDesk ? (
          <>
            {/* As wide as what is at the other end, so that the groups are in the middle. */}
            <chakra.span flex="1 1 0" aria-hidden />
            {GROUPS.map((group, at) => (
              <chakra.div
                key={group}
                role="group"
                aria-label={words.groups[group]}
                display="flex"
                flexShrink="0"
                gap="1"
                px="3"
                borderInlineStartWidth={at > 0 ? '1px' : undefined}
                borderColor="border"
              >
                {all.filter((tool) => tool.group === group).map(buttonOf)}
              </chakra.div>
            ))}
            {/* In sight also where large text makes the row longer than the screen. */}
            <chakra.span
              flex="1 0 auto"
              display="flex"
              justifyContent="end"
              ps="3"
              position="sticky"
              insetInlineEnd="0"
              bg="bg.panel"
            >
              {wayOut}
            </chakra.span>
          </>
        ) : (
          <>
            {shown.map(buttonOf)}
            {hasMore && <MoreTools tools={more} fills tabIndex={tabIndexOf('more')} />}
            {shape === 'landscape' ? (
              <chakra.span
                display="grid"
                css={{
                  gridColumn: '1 / -1',
                  [LOW]: { gridColumn: 'auto', order: '1', '& > button': { px: '0', minW: '0' } },
                }}
              >
                {wayOut}
              </chakra.span>
            ) : (
              <ToolButton
                id="leave"
                look="danger"
                icon={sign}
                label={isHost ? hostTools.endShort : words.leave}
                name={way}
                fills
                tabIndex={tabIndexOf('leave')}
                onClick={onLeave}
              />
            )}
          </>
        )}
      </Bar>
    </chakra.div>
  );
}
