import { createContext, useContext } from 'react';
import {
  connectRoom,
  type RoomConnection,
  type RoomEntrance,
  type RoomListener,
} from '@portal/chat-socket/room-connection';
import { createMedia } from '../media/create-media.ts';
import { browserDevices, type Devices } from '../media/devices.ts';

/** What a room needs of the browser and the network; tests and stories bring their own. */
export interface RoomWorld {
  connect(listener: RoomListener, entrance: RoomEntrance): RoomConnection;
  createMedia: typeof createMedia;
  devices: Devices;
}

export const RoomWorldContext = createContext<RoomWorld>({
  connect: connectRoom,
  createMedia,
  devices: browserDevices,
});

export const useRoomWorld = () => useContext(RoomWorldContext);
