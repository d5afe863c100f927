import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { tools } from '../dock/dock-messages.ts';
import type { PanelName } from '../dock/panel-name.ts';
import { MaterialPanel } from '../material/material-panel.tsx';
import { PanelBody } from '../panel-body.tsx';
import { ChatPanel } from '../panels/chat-panel.tsx';
import { LinksPanel } from '../panels/links-panel.tsx';
import { panels } from '../panels/panel-messages.ts';
import { PeoplePanel } from '../panels/people-panel.tsx';
import { RoomCards } from '../panels/room-cards.tsx';
import { PollPanel } from '../poll/poll-panel.tsx';
import { sidePanel as words } from './room-messages.ts';

const PANELS = {
  chat: [tools.chat(0), ChatPanel],
  people: [tools.people(0), PeoplePanel],
  material: [tools.material, MaterialPanel],
  poll: [tools.poll, PollPanel],
  links: [tools.links, LinksPanel],
  cards: [words.cards, CardsPanel],
} as const satisfies Record<PanelName, readonly [string, ComponentType]>;

const TABS = (['chat', 'people', 'material'] as const).map((value) => ({ value, label: PANELS[value][0] }));
const isTab = (name: PanelName) => TABS.some(({ value }) => value === name);

interface SidePanelProps {
  name: PanelName;
  onOpen: (name: PanelName) => void;
  onClose: () => void;
}

/** What stands beside the pictures, or over them on a phone. Escape closes it. */
export function SidePanel({ name, onOpen, onClose }: SidePanelProps) {
  const id = useId();
  const [title, Content] = PANELS[name];
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The arrows go on from one tab to the next.
    if (panel.current?.querySelector('fieldset')?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, [name]);
  const headline = (
    <chakra.h2 id={id} ref={heading} tabIndex={-1} outline="none" textStyle="title.sm">
      {title}
    </chakra.h2>
  );
  return (
    <chakra.aside
      ref={panel}
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
      flex="1"
      display="flex"
      flexDirection="column"
      minH="0"
      minW="0"
      overflow="hidden"
      layerStyle="sheet"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="1"
        ps={isTab(name) ? '3' : '4'}
        pe="2"
        py="2"
      >
        {isTab(name) ? (
          <>
            <VisuallyHidden as="div">{headline}</VisuallyHidden>
            <SegmentedControl label={words.tabs} options={TABS} value={name} onChange={onOpen} />
          </>
        ) : (
          headline
        )}
        <IconButton label={panels.close} icon={<Icon as={X} size={20} />} onClick={onClose} />
      </chakra.div>
      <Content />
    </chakra.aside>
  );
}

function CardsPanel() {
  return (
    <PanelBody>
      <RoomCards />
    </PanelBody>
  );
}
