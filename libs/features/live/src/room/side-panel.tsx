import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { MaterialPanel } from '../material/material-panel.tsx';
import { panels, tools } from '../messages.ts';
import { ChatPanel } from '../panels/chat-panel.tsx';
import { LinksPanel } from '../panels/links-panel.tsx';
import { PeoplePanel } from '../panels/people-panel.tsx';
import { PollPanel } from '../panels/poll-panel.tsx';

const PANELS = {
  chat: [tools.chat(0), ChatPanel],
  people: [tools.people(0), PeoplePanel],
  poll: [tools.poll, PollPanel],
  material: [tools.material, MaterialPanel],
  links: [tools.links, LinksPanel],
} as const satisfies Record<string, readonly [string, ComponentType]>;
export type PanelName = keyof typeof PANELS;

/** What stands beside the pictures, or over them on a phone. Escape closes it. */
export function SidePanel({ name, onClose }: { name: PanelName; onClose: () => void }) {
  const id = useId();
  const [title, Content] = PANELS[name];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus({ preventScroll: true }), [name]);
  return (
    <chakra.aside
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
      display="flex"
      flexDirection="column"
      minH="0"
      w={{ base: 'full', md: '22rem' }}
      position={{ base: 'absolute', md: 'static' }}
      inset={{ base: '0', md: 'auto' }}
      zIndex="1"
      bg="bg.panel"
      borderInlineStartWidth={{ base: '0', md: '1px' }}
      borderColor="border"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        ps="4"
        pe="2"
        py="1"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <chakra.h2 id={id} ref={heading} tabIndex={-1} outline="none" textStyle="title.sm">
          {title}
        </chakra.h2>
        <IconButton label={panels.close} icon={<Icon as={X} size={20} />} onClick={onClose} />
      </chakra.div>
      <Content />
    </chakra.aside>
  );
}
