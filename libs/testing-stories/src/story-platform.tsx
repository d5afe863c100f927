import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import { TeacherZone } from '@portal/portal-core/teacher-zone';
import { type Fake, fake } from '@portal/testing/contract-fakes';
import { fetchFromFakes } from '@portal/testing/fake-fetch';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { createWorld, type WorldOptions } from '@portal/testing-react/fake-world';
import { ToastLine } from '@portal/testing-react/toast-line';
import { UndoLine } from '@portal/testing-react/undo-line';
import { StoryFrame } from './story-frame.tsx';
import { type Network, onNetwork } from './story-network.ts';
import { type Texts, withTexts } from './story-texts.ts';

/** What a story that talks to the platform states about its world, under `parameters`. */
export interface StoryPlatformParameters extends Pick<WorldOptions, 'signedIn' | 'session' | 'config'> {
  /** The answers; a story without this parameter gets no store and no router. */
  platform?: readonly Fake[];
  /** Where the visitor stands, below the site prefix. */
  path?: string;
  /** Route of the page where it reads parameters from the path (`/notification/:id`). */
  route?: string;
  /** Height of the frame on a docs page, in pixels. */
  frameHeight?: number;
}

const LEAVING_MS = 1_000;
let left: readonly Fake[] = [];

/** What a page sends as it is left, such as words not saved yet, goes out when the next story's world already stands. */
function withLeaving(fakes: readonly Fake[]): readonly Fake[] {
  const until = performance.now() + LEAVING_MS;
  const leaving = left.map((each) => ({
    ...each,
    matches: (request: Request) => request.method !== 'GET' && performance.now() < until && each.matches(request),
  }));
  left = fakes;
  return [...fakes, ...leaving];
}

/**
 * Gives every story that names `parameters.platform` a store, a session and a router of its own.
 * On a docs page, where several stories stand in one document, each such story gets a frame.
 */
export const withPlatform: Decorator = (Story, { id, args, globals, parameters, viewMode }) => {
  const { frameHeight, platform, ...rest } = parameters as StoryPlatformParameters;
  if (!platform) return <Story />;
  if (viewMode === 'docs') return <StoryFrame id={id} title={id} args={args} globals={globals} height={frameHeight} />;
  const network = globals['network'] as Network | undefined;
  const texts = globals['texts'] as Texts | undefined;
  return (
    <StoryWorld
      key={`${id} ${network} ${texts}`}
      Story={Story}
      network={network}
      texts={texts}
      platform={platform}
      {...rest}
    />
  );
};

interface StoryWorldProps extends StoryPlatformParameters {
  Story: ComponentType;
  platform: readonly Fake[];
  network: Network | undefined;
  texts: Texts | undefined;
}

function StoryWorld({ Story, network, texts, platform, path = '/', route, ...options }: StoryWorldProps) {
  const [world] = useState(() => {
    const fakes = withTexts(texts, [
      ...platform,
      fake(sessionContract.getProfile, aProfile()),
      fake(statisticsContract.recordWorkTime, {}),
    ]);
    return createWorld({ ...options, fetch: fetchFromFakes(withLeaving(onNetwork(network, fakes))) });
  });
  useEffect(() => () => world.end(), [world]);
  return world.wrap(
    <TeacherZone>
      <MemoryRouter initialEntries={[path]}>
        <ToastLine />
        <UndoLine />
        <Suspense fallback={null}>
          {route ? (
            <Routes>
              <Route path={route} element={<Story />} />
              <Route path="*" element={null} />
            </Routes>
          ) : (
            <Story />
          )}
        </Suspense>
      </MemoryRouter>
    </TeacherZone>,
  );
}
