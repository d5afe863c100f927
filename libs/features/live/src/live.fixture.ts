import { createElement, type ReactNode } from 'react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { packsContract } from '@portal/domain/library/packs.contract';
import type { RoomPass, RoomState } from '@portal/domain/live/live-room';
import { liveContract } from '@portal/domain/live/live.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import {
  aGuestLink,
  aLiveLesson,
  aRoomPass,
  aRoomState,
  type FakeRoom,
  fakeRoom,
} from '@portal/testing/live/live-builders';
import type { DeviceKind, Devices } from './media/devices.ts';
import { type RoomWorld, RoomWorldContext } from './session/room-world.ts';

export const LINK = 'abcdefghijklmnopqrstuvwxyz012345';

/** The lesson was given no pack. */
export const noPacks = fake(packsContract.listPackUses, { items: [] });

/** Everything that a host's room asks for. */
export const hostFakes = (desk = aLessonDesk(), pass: Partial<RoomPass> = {}) => [
  fake(lessonDeskContract.getLessonDesk, desk),
  fake(liveContract.enterLiveRoom, { lesson: aLiveLesson(), pass: aRoomPass(pass) }),
  noPacks,
  fake(liveContract.listGuestLinks, {
    items: [aGuestLink(), aGuestLink({ id: 'link-2', role: 'GUARDIAN', path: `/live/${LINK}guardian` })],
  }),
];

/** Everything that a guest's way in asks for. */
export const guestFakes = (lesson = aLiveLesson(), pass: Partial<RoomPass> = {}, name: string | null = '학생 A01') => [
  fake(liveContract.getGuestLesson, { lesson, name }),
  fake(liveContract.enterAsGuest, {
    lesson,
    pass: aRoomPass({ participantId: 'guest-1', role: 'STUDENT', name: '학생 A01', ...pass }),
  }),
];

/** The same of a guardian, who is asked for her name. */
export const guardianFakes = () => guestFakes(aLiveLesson(), { role: 'GUARDIAN', name: '보호자 A01' }, null);

/** A moving picture or silence, as far as the browser can make one; in a test a track that does nothing. */
function aPicture(kind: DeviceKind, hue: number): MediaStreamTrack {
  const canvas = document.createElement('canvas');
  const stands = { kind, enabled: true, stop: () => undefined, onended: null } as unknown as MediaStreamTrack;
  if (kind === 'audio') {
    if (!('AudioContext' in globalThis)) return stands;
    return new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0] ?? stands;
  }
  if (typeof canvas.captureStream !== 'function') return stands;
  Object.assign(canvas, { width: 320, height: 180 });
  const paper = canvas.getContext('2d');
  if (!paper) return stands;
  paper.fillStyle = `hsl(${hue} 40% 45%)`;
  paper.fillRect(0, 0, 320, 180);
  paper.fillStyle = 'white';
  paper.arc(160, 90, 50, 0, 7);
  paper.fill();
  return canvas.captureStream().getVideoTracks()[0] ?? stands;
}

export const fakeDevices = (over: Partial<Devices> = {}): Devices => ({
  list: () => Promise.resolve([]),
  open: (kind) => Promise.resolve(aPicture(kind, 200)),
  screen: () => Promise.resolve(aPicture('video', 40)),
  canShareScreen: () => true,
  ...over,
});

export const refusingDevices = (name: string) =>
  fakeDevices({ open: () => Promise.reject(new DOMException('refused', name)) });

/** A room's server and devices of one's own; whoever is let in finds `state`, unless it is null. */
export function aWorld(
  state: RoomState | null = aRoomState(),
  devices = fakeDevices(),
  onEntered?: (server: FakeRoom) => void,
) {
  const server = fakeRoom();
  let isClosed = false;
  const world: RoomWorld = {
    devices,
    connect(listener, { ticket }) {
      const connection = server.connect(listener);
      void ticket().then((found) => {
        if (found === undefined) return;
        listener.onStatus('CONNECTED');
        if (state) server.say('live.state', state);
        onEntered?.(server);
      });
      return connection;
    },
    createMedia: (_media, { stream, me }) =>
      Promise.resolve({
        enter(others) {
          if (!('captureStream' in HTMLCanvasElement.prototype)) return;
          for (const [at, id] of others.entries())
            if (id !== me) stream(id, new MediaStream([aPicture('video', 90 + at * 70)]));
        },
        left: (id) => stream(id, null),
        signalled: () => undefined,
        send: () => undefined,
        close: () => void (isClosed = true),
      }),
  };
  const wrap = (children: ReactNode) => createElement(RoomWorldContext, { value: world }, children);
  return { server, world, wrap, isMediaClosed: () => isClosed };
}
