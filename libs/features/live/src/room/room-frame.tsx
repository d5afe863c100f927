import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Banner } from '@portal/ui/banner';
import { Spinner } from '@portal/ui/spinner';
import { RoomClock } from '../clock/room-clock.tsx';
import { useIsWaiting } from '../clock/use-is-waiting.ts';
import { WaitClock } from '../clock/wait-clock.tsx';
import { MaterialNotice } from '../material/material-notice.tsx';
import { isViewable, MaterialView } from '../material/material-view.tsx';
import { board, stage as words, troubles } from '../messages.ts';
import { useRoom } from '../session/use-room.ts';
import { LinkCard } from '../stage/link-card.tsx';
import { Stage } from '../stage/stage.tsx';
import { useCover } from '../stage/use-cover.ts';
import { HostDesk } from './host-desk.tsx';
import { type PanelName, SidePanel } from './side-panel.tsx';
import { Toolbar } from './toolbar.tsx';

const Board = lazy(async () => ({ default: (await import('../board/board.tsx')).Board }));
const TROUBLED = ['audio', 'video', 'screen'] as const;

// With large text on a phone tools, paper and pages of the board are higher than what is left: then they scroll.
const BOARD_ROWS = 'auto minmax(min-content, 1fr)';
const WAIT_ROWS = 'minmax(min-content, 1fr) auto';

/** A room from the inside: head, pictures or board, a panel, the tools. It covers the whole page. */
export function RoomFrame({ onLeave }: { onLeave: () => void }) {
  const { room, state, own, isHost, pass, isMediaLost } = useRoom();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [isBoardOpen, setBoardOpen] = useState(false);
  const [shown, setShown] = useState<string>();
  const [read, setRead] = useState(state.messages.length);
  useCover(frame);
  useEffect(() => void heading.current?.focus({ preventScroll: true }), []);
  // What the host shows now comes before the board, which stays a press away.
  const viewable = isViewable(state.material) ? state.material : null;
  if (shown !== viewable?.fileId) {
    setShown(viewable?.fileId);
    if (viewable) setBoardOpen(false);
  }
  const file = isBoardOpen ? null : viewable;
  // What comes while the chat is open has been read.
  if (panel === 'chat' && read !== state.messages.length) setRead(state.messages.length);
  function closePanel(): void {
    frame.current?.querySelector<HTMLElement>(`[role="toolbar"] [name="${panel}"]`)?.focus();
    setPanel(null);
  }
  const trouble = TROUBLED.map((kind) => own.trouble[kind] && troubles[kind][own.trouble[kind]]).find(Boolean);
  const link = pass?.media.kind === 'LINK' ? pass.media.url : null;
  const isWaiting = useIsWaiting();
  // Nothing else has the stage.
  const isAlone = isWaiting && !isBoardOpen && !file && link === null;

  return (
    <chakra.section
      ref={frame}
      aria-label={state.lesson.title}
      // Guests may have come by a Vietnamese lobby; the room itself is Korean.
      lang="ko"
      position="fixed"
      inset="0"
      zIndex="900"
      bg="bg"
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr) auto"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="4"
          rowGap="1"
          px="3"
          py="1.5"
          borderBottomWidth="1px"
          borderColor="border"
          bg="bg.panel"
        >
          {/* The page behind has the first heading. */}
          <chakra.h2 ref={heading} tabIndex={-1} outline="none" textStyle="title.sm" flex="1 1 8rem" minW="0" truncate>
            {state.lesson.title}
          </chakra.h2>
          <RoomClock />
          {isHost && <HostDesk />}
        </chakra.div>
        <div role="status">
          {room.status !== 'CONNECTED' && (
            <Banner tone="warning" title={words.lost}>
              {words.lostBody}
            </Banner>
          )}
          {isMediaLost && room.status === 'CONNECTED' && (
            <Banner tone="warning" title={words.mediaLost}>
              {words.mediaLostBody}
            </Banner>
          )}
          {trouble && (
            <Banner tone="warning" title={trouble[0]}>
              {trouble[1]}
            </Banner>
          )}
        </div>
        <div role="status">
          {state.material && !isHost && !viewable && <MaterialNotice material={state.material} />}
        </div>
        {isWaiting && !isAlone && <WaitClock isLine />}
      </div>
      <chakra.div display="flex" minH="0" position="relative">
        <chakra.div
          flex="1"
          minW="0"
          minH="0"
          p="2"
          gap="2"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          overflowY="auto"
          gridTemplateRows={
            isBoardOpen ? BOARD_ROWS : file ? 'auto minmax(0, 1fr)' : isAlone ? WAIT_ROWS : 'minmax(0, 1fr)'
          }
        >
          {isAlone && <WaitClock />}
          {link ? <LinkCard url={link} /> : <Stage isStrip={isBoardOpen || file !== null || isAlone} />}
          {file && <MaterialView key={file.fileId} material={file} />}
          {isBoardOpen && (
            <Suspense fallback={<Spinner label={board.loading} />}>
              <Board />
            </Suspense>
          )}
        </chakra.div>
        {panel && <SidePanel name={panel} onClose={closePanel} />}
      </chakra.div>
      <Toolbar
        panel={panel}
        onPanel={(name) => setPanel((before) => (before === name ? null : name))}
        isBoardOpen={isBoardOpen}
        onBoard={() => setBoardOpen((before) => !before)}
        unread={state.messages.length - read}
        onLeave={onLeave}
      />
    </chakra.section>
  );
}
