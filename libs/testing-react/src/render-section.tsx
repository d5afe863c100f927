import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, type NavigateFunction, parsePath, Route, Routes, useLocation, useNavigate } from 'react-router';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import type { ServerEvent, ServerEvents } from '@portal/domain/wire/realtime-events';
import type { PortalSection, SlotName } from '@portal/portal-core/section';
import { TeacherZone } from '@portal/portal-core/teacher-zone';
import { fake } from '@portal/testing/contract-fakes';
import { FROZEN_NOW, freezeClock, thawClock } from '@portal/testing/frozen-clock';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { platform } from '@portal/testing/platform-server';
import { createWorld, type World, type WorldOptions } from './fake-world.tsx';
import { ToastLine } from './toast-line.tsx';
import { UndoLine } from './undo-line.tsx';

export interface RenderSectionOptions extends Omit<WorldOptions, 'fetch'> {
  /** Where the visitor stands, below the site prefix; the section's first route unless named. */
  path?: string;
  /** What the page is told of where the visitor comes from. */
  state?: unknown;
  handlers?: Parameters<typeof platform.use>;
  /** `Date` stands at this instant; null lets it run (with Jest's own fake timers, say). */
  now?: string | null;
}

export interface RenderedSection extends Pick<World, 'store' | 'session' | 'realtime'> {
  readonly user: UserEvent;
  /** The server says something over the socket. */
  push<E extends ServerEvent>(event: E, payload: ServerEvents[E]): void;
  /** Path and query where the visitor stands now, as a link would name it. */
  currentPath(): string;
  /** The browser's way back. */
  goBack(): Promise<void>;
}

const SLOTS: readonly SlotName[] = ['header', 'home', 'settings'];
const worlds = new Set<World>();

afterEach(() => {
  for (const world of worlds) world.end();
  worlds.clear();
  thawClock();
});

/**
 * Shows a section as the portal does, without the portal's frame: real store, real requests (answered by `platform`),
 * its routes and whatever it puts into the slots. A signed-in visitor has a profile unless a handler says otherwise.
 */
export function renderSection(section: PortalSection, options: RenderSectionOptions = {}): RenderedSection {
  const { path = section.routes[0]?.path ?? '/', state, handlers = [], now = FROZEN_NOW, ...rest } = options;
  if (now !== null) freezeClock(now);
  platform.use(...handlers, fake(sessionContract.getProfile, aProfile()), fake(statisticsContract.recordWorkTime, {}));
  const world = createWorld(rest);
  worlds.add(world);
  let here = '';
  let navigate: NavigateFunction;
  function Here() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    navigate = useNavigate();
    return null;
  }
  render(
    world.wrap(
      <TeacherZone>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
          <Here />
          <ToastLine />
          <UndoLine />
          <Suspense fallback={null}>
            {SLOTS.map((name) => {
              const Slot = section.slots?.[name];
              return Slot && <Slot key={name} />;
            })}
          </Suspense>
          <Suspense fallback={null}>
            <Routes>
              {section.routes.map(({ path: pattern, page: Page }) => (
                <Route key={pattern} path={pattern} element={<Page />} />
              ))}
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </TeacherZone>,
    ),
  );
  return {
    user: userEvent.setup(),
    store: world.store,
    session: world.session,
    realtime: world.realtime,
    push: (event, payload) => act(() => world.realtime.push(event, payload)),
    currentPath: () => here,
    goBack: () => act(async () => void navigate(-1)),
  };
}
