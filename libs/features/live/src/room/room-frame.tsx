import { chakra } from '@chakra-ui/react/styled-system';
import { use, useRef, useState } from 'react';
import { isViewable } from '@portal/domain/live/live-material';
import { TimeNotice } from '../clock/time-notice.tsx';
import { MoreTools } from '../dock/more-tools.tsx';
import { Toolbar } from '../dock/toolbar.tsx';
import { onPhone, useTools } from '../dock/use-tools.ts';
import { CardLine } from '../frame/card-line.tsx';
import { RoomLanguageToggle } from '../frame/room-language-toggle.tsx';
import { FRAME, SIDE } from '../frame/room-looks.ts';
import { RoomPlace, usePlace } from '../frame/room-place.tsx';
import { RoomTroubles } from '../frame/room-troubles.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { useCardsInSight } from '../frame/use-cards-in-sight.ts';
import { useCover } from '../frame/use-cover.ts';
import { useRegions } from '../frame/use-regions.ts';
import { useShape } from '../frame/use-shape.ts';
import { RoomAnnouncements } from '../notices/room-announcements.tsx';
import { RoomCards } from '../panels/room-cards.tsx';
import { RoomLanguage } from '../reading/room-words.ts';
import { useRoom } from '../session/use-room.ts';
import { Stage } from '../stage/stage.tsx';
import { HostDesk } from './host-desk.tsx';
import { SidePanel } from './side-panel.tsx';
import { usePanel } from './use-panel.ts';

/** A room from the inside: head, stage, a panel, the dock. It covers the whole page, and is dark in both themes. */
export function RoomFrame({ onLeave }: { onLeave: () => void }) {
  const { state, isHost, look } = useRoom();
  const frame = useRef<HTMLElement>(null);
  const shape = useShape();
  const language = use(RoomLanguage);
  const { panel, setPanel, toggle, close } = usePanel(frame);
  const [read, setRead] = useState(state.messages.length);
  useCover(frame);
  const onKeyDown = useRegions(frame);
  // What comes while the chat is open has been read.
  if (panel === 'chat' && read !== state.messages.length) setRead(state.messages.length);
  const isBoardOpen = look.focus === 'BOARD';
  const { isFilm, link } = usePlace();
  const isDesk = shape === 'desk';
  const besideBoard = isViewable(state.material) ? 'MATERIAL' : 'PEOPLE';
  const next = isBoardOpen ? besideBoard : 'BOARD';
  const dock = {
    panel,
    onPanel: toggle,
    isBoardOpen,
    onBoard: () => look.show(next),
    isBoardWayBack: next === state.focus && (next !== 'BOARD' || look.page === state.page),
    unread: state.messages.length - read,
  };
  const { more } = onPhone(useTools(dock), isHost);
  const isPortrait = shape === 'portrait';
  const cards = useRef<HTMLDivElement>(null);
  const isInSight = useCardsInSight(cards, isPortrait);
  const isCovered = !isDesk && panel !== null;
  function goToCards() {
    if (!isPortrait) return setPanel('cards');
    // Before the panel and this line are gone, which have their own ways for a focus that is lost.
    cards.current?.querySelector('h3')?.focus({ preventScroll: true });
    cards.current?.scrollIntoView?.({ block: 'start' });
    setPanel(null);
  }
  const below = isPortrait ? (
    <chakra.div ref={cards} mx="2" mb="2" mt="auto" _empty={{ m: '0' }}>
      <RoomCards />
    </chakra.div>
  ) : shape === 'landscape' ? (
    <CardLine isOpen={panel === 'cards'} onOpen={() => toggle('cards')} />
  ) : undefined;

  return (
    <chakra.section
      ref={frame}
      className="dark"
      aria-label={state.lesson.title}
      lang={language}
      onKeyDown={onKeyDown}
      position="fixed"
      inset="0"
      zIndex="900"
      bg="ink.1000"
      color="fg"
      // Its colours are those of the theme in which it is named.
      colorPalette="celadon"
      display="grid"
      containerName="room"
      containerType="size"
      css={FRAME[shape]}
    >
      <TopBar shape={shape}>
        {isHost ? <HostDesk isShort={!isDesk} /> : isDesk ? <RoomLanguageToggle /> : <MoreTools tools={more} isSmall />}
      </TopBar>
      <chakra.div gridArea="notices" minW="0">
        <RoomTroubles />
        {/* One below the other, over whatever stands there, and without a place of their own; but above a panel, whose tabs they would cover. */}
        <chakra.div position="relative" zIndex="3" h={isCovered ? undefined : '0'}>
          <TimeNotice />
          <RoomAnnouncements most={isDesk ? 2 : 1} isInFlow={isCovered} />
        </chakra.div>
      </chakra.div>
      <Stage shape={shape} isElsewhere={link !== null} below={below} onEverybody={() => setPanel('people')}>
        {isFilm ? null : <RoomPlace />}
      </Stage>
      <chakra.div data-region css={SIDE[shape]} _empty={{ display: 'none' }}>
        {isDesk && <RoomCards />}
        {isCovered && panel !== 'cards' && <CardLine onOpen={goToCards} />}
        {panel && <SidePanel name={panel} onOpen={setPanel} onClose={close} />}
      </chakra.div>
      <chakra.div data-region gridArea="dock" minW="0">
        {!isCovered && !isInSight && (
          <chakra.div px="2" pb="2">
            <CardLine onOpen={goToCards} />
          </chakra.div>
        )}
        <Toolbar shape={shape} onLeave={onLeave} {...dock} />
      </chakra.div>
    </chakra.section>
  );
}
