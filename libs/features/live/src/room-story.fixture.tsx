import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, type PropsWithChildren, type ReactNode, useState } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import type { RoomPass, RoomState } from '@portal/domain/live/live-room';
import { aWorld, fakeDevices } from './live.fixture.ts';
import type { Devices } from './media/devices.ts';
import { ChooseRoomLanguage, RoomLanguage } from './reading/room-words.ts';
import { aBusyRoom, hostPass } from './room-states.fixture.ts';
import { KeptContext } from './session/kept.ts';
import { RoomInside } from './session/room-inside.tsx';
import { useOpenRoom, useRoomView } from './session/use-room.ts';

interface Setting {
  readonly pass?: RoomPass;
  readonly devices?: Devices;
  /** Something that happens as soon as she is in. */
  readonly onEntered?: Parameters<typeof aWorld>[2];
}

function Stay({ pass, children }: { pass: RoomPass; children: ReactNode }) {
  const start = { audio: false, video: false };
  const session = useOpenRoom({ origin: '', enter: () => Promise.resolve(pass), start });
  const view = useRoomView(session);
  const [kept] = useState(() => new Map<string, string>());
  if (!session || !view?.room.state) return null;
  return (
    <KeptContext value={kept}>
      <RoomInside session={session} view={view} state={view.room.state} pass={pass}>
        {children}
      </RoomInside>
    </KeptContext>
  );
}

function World({ state, setting, children }: PropsWithChildren<{ state: RoomState; setting: Setting }>) {
  const { devices = fakeDevices(), pass = hostPass } = setting;
  const [{ wrap }] = useState(() => aWorld(state, devices, setting.onEntered));
  return wrap(<Stay pass={pass}>{children}</Stay>);
}

/** Stands a part of a room in one, with a real session on a room's server and devices of the story's own. */
export const inRoom = (state = aBusyRoom(), setting: Setting = {}) => ({
  decorators: [
    (Part: ComponentType) => (
      <World state={state} setting={setting}>
        <Part />
      </World>
    ),
  ],
});

/** Around what a guest reads in Vietnamese, who can choose Korean. */
export function VietnameseReader({ children }: PropsWithChildren) {
  const [language, setLanguage] = useState<FamilyLanguage>('vi');
  return (
    <RoomLanguage value={language}>
      <ChooseRoomLanguage value={setLanguage}>
        <div lang={language} style={{ display: 'contents' }}>
          {children}
        </div>
      </ChooseRoomLanguage>
    </RoomLanguage>
  );
}

/** The same for a story. */
export const inVietnamese = (Part: ComponentType) => (
  <VietnameseReader>
    <Part />
  </VietnameseReader>
);

/** As large as a side panel. */
export const asPanel = (Part: ComponentType) => (
  <chakra.div
    display="flex"
    flexDirection="column"
    h="34rem"
    w="22rem"
    maxW="full"
    borderWidth="1px"
    borderColor="border"
    bg="bg.panel"
  >
    <Part />
  </chakra.div>
);

/** As large as the middle of a room. */
export const asStage = (Part: ComponentType) => (
  <chakra.div display="grid" h="32rem" gridTemplateColumns="minmax(0, 1fr)" gridTemplateRows="minmax(0, 1fr)">
    <Part />
  </chakra.div>
);

/** On the ground of a room, which is dark in both themes; as large as a window of its own. */
export const asRoom = (Part: ComponentType) => (
  <chakra.div
    className="dark"
    bg="ink.1000"
    color="fg"
    p="2"
    display="grid"
    h="40rem"
    gridTemplateColumns="minmax(0, 1fr)"
    gridTemplateRows="minmax(0, 1fr)"
    gridTemplateAreas="'stage'"
  >
    <Part />
  </chakra.div>
);

/** A piece of a room, on its ground. */
export const onDark = (Part: ComponentType) => (
  <chakra.div className="dark" bg="ink.1000" color="fg" p="4">
    <Part />
  </chakra.div>
);
