import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import type { RoomPass, RoomState } from '@portal/domain/live/live-room';
import { defineSection } from '@portal/portal-core/section';
import type { Fake } from '@portal/testing/contract-fakes';
import { aRoomState, type FakeRoom } from '@portal/testing/live/live-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { aWorld, guestFakes, hostFakes, LINK, noPacks } from './live.fixture.ts';
import { enter } from './live.screen.ts';
import type { Devices } from './media/devices.ts';
import { hostPass } from './room-states.fixture.ts';
import { inRoom } from './room-story.fixture.tsx';
import { liveSection } from './section.ts';

export interface Visit {
  /** Null: she is not let in by itself. */
  readonly state?: RoomState | null;
  readonly handlers?: Fake[];
  readonly devices?: Devices;
  readonly now?: string;
  /** What the page is told of where she comes from. */
  readonly from?: unknown;
}

/** Loads the pages once for a file of tests, and gives jsdom what a picture needs. */
export function withRooms(): void {
  beforeAll(async () => {
    await Promise.all(liveSection.routes.map(({ preload }) => preload?.()));
  }, 30_000);
  beforeEach(() => {
    localStorage.clear();
    HTMLMediaElement.prototype.play = () => Promise.resolve();
    globalThis.MediaStream ??= class {} as never;
  });
}

/** Opens a page of the section, with a room's server and devices of its own. */
export function visit(path: string, { state = aRoomState(), handlers = [], devices, now, from }: Visit = {}) {
  const room = aWorld(state, devices);
  const routes = liveSection.routes.map(({ page, ...route }) => ({
    ...route,
    page: () => room.wrap(createElement(page)),
  }));
  const signedIn = path.startsWith('/account');
  return {
    ...room,
    ...renderSection({ ...liveSection, routes }, { path, state: from, handlers, signedIn, ...(now && { now }) }),
  };
}

export const visitAsHost = ({ handlers = hostFakes(), ...rest }: Visit = {}) =>
  visit('/account/live/lesson-1', { handlers, ...rest });
export const visitAsGuest = ({ handlers = guestFakes(), ...rest }: Visit = {}) =>
  visit(`/live/${LINK}`, { handlers, ...rest });

/** Goes through the lobby into the room. */
export async function inside<T extends ReturnType<typeof visit>>(visited: T): Promise<T> {
  await enter(visited.user);
  await screen.findByRole('toolbar');
  return visited;
}

interface Part extends Omit<Visit, 'state'> {
  readonly state?: RoomState;
  readonly pass?: RoomPass;
}

/** Shows a part of a room alone, in a room. */
export async function renderInRoom(
  part: ComponentType,
  { state, pass = hostPass, devices, handlers = [], now }: Part = {},
) {
  let server: FakeRoom | undefined;
  const onEntered = (entered: FakeRoom) => (server = entered);
  const [decorate] = inRoom(state, { pass, onEntered, ...(devices && { devices }) }).decorators;
  const page = () => decorate!(part);
  const section = defineSection({ id: 'part', routes: [{ path: '/part', title: 'part', access: 'account', page }] });
  const rendered = renderSection(section, { handlers: [...handlers, noPacks], ...(now && { now }) });
  await waitFor(() => expect(server).toBeDefined());
  /** What was said apart from camera and microphone. */
  const said = () => server!.said.filter(([name]) => name !== 'live.media');
  return { ...rendered, server: server!, said };
}
