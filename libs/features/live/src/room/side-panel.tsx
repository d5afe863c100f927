import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { hostTools, useToolWords } from '../dock/dock-messages.ts';
import type { PanelName } from '../dock/panel-name.ts';
import { MaterialPanel } from '../material/material-panel.tsx';
import { PanelBody } from '../panel-body.tsx';
import { LinksPanel } from '../panels/links-panel.tsx';
import { usePanelWords } from '../panels/panel-messages.ts';
import { PANEL_TABS, PanelTabs } from '../panels/panel-tabs.tsx';
import { PeoplePanel } from '../panels/people-panel.tsx';
import { RoomCards } from '../panels/room-cards.tsx';
import { PollPanel } from '../poll/poll-panel.tsx';
import { useSidePanelWords } from './room-messages.ts';

const PANELS: Readonly<Record<PanelName, ComponentType>> = {
  chat: ChatPanel,
  people: PeoplePanel,
  material: MaterialPanel,
  poll: PollPanel,
  links: LinksPanel,
  cards: CardsPanel,
};

function useTitles(): Readonly<Record<PanelName, string>> {
  const words = useToolWords();
  return {
    chat: words.chat(0),
    people: words.people,
    material: words.material,
    poll: hostTools.poll,
    links: hostTools.links,
    cards: useSidePanelWords().cards,
  };
}

interface SidePanelProps {
  name: PanelName;
  onOpen: (name: PanelName) => void;
  onClose: () => void;
}

/** What stands beside the pictures, or over them on a phone. Escape closes it. */
export function SidePanel({ name, onOpen, onClose }: SidePanelProps) {
  const id = useId();
  const titles = useTitles();
  const words = useSidePanelWords();
  const { close } = usePanelWords();
  const Content = PANELS[name];
  const tab = PANEL_TABS.find((one) => one === name);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The arrows go on from one tab to the next.
    if (panel.current?.querySelector('fieldset')?.contains(document.activeElement)) return;
    const begin = () => heading.current?.focus({ preventScroll: true });
    begin();
    // A menu from which it was chosen takes the focus once more as it goes, or gives it back to its button.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.matches('body, [role=menu], [aria-haspopup=menu]')) begin();
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
  const headline = (
    <chakra.h2 id={id} ref={heading} tabIndex={-1} outline="none" textStyle="title.sm">
      {titles[name]}
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
      // With large text a panel is higher than what there is, and scrolls as a whole.
      containerType="size"
      containerName="side-panel"
      overflowX="hidden"
      overflowY="auto"
      layerStyle="sheet"
    >
      <chakra.div
        flexShrink="0"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="1"
        ps={tab ? '3' : '4'}
        pe="2"
        py="2"
      >
        {tab ? (
          <>
            <VisuallyHidden as="div">{headline}</VisuallyHidden>
            <PanelTabs label={words.tabs} names={titles} value={tab} onChange={onOpen} />
          </>
        ) : (
          headline
        )}
        <IconButton label={close} icon={<Icon as={X} size={20} />} onClick={onClose} />
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
