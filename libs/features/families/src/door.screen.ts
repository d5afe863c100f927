import { screen } from '@testing-library/react';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import type { Fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import {
  DOOR,
  freeTimes,
  neverRight,
  shownDoor,
  shownConsents,
  shownGuardians,
  shownHomework,
  shownLectures,
  shownRecords,
  shownReviews,
  shownThanks,
} from './door.fixture.ts';
import { familiesSection } from './section.ts';

/** Loads the page once for a file of tests. */
export function withDoors(): void {
  beforeAll(() => Promise.all(familiesSection.routes.map(({ preload }) => preload?.())), 30_000);
  afterEach(() => {
    jest.restoreAllMocks();
    dropDrafts('visitor');
  });
}

/** The page as a family sees it by the link of a letter. */
export const enter = (...handlers: Fake[]) => enterAt(DOOR, ...handlers);

/** The same, with something open over it. */
export const enterAt = (path: string, ...handlers: Fake[]) =>
  renderSection(familiesSection, {
    path,
    signedIn: false,
    handlers: [
      ...handlers,
      shownDoor(),
      shownRecords(),
      shownHomework(),
      shownLectures(),
      shownReviews(),
      shownThanks(),
      freeTimes(),
      shownGuardians(),
      shownConsents(),
      neverRight(),
    ],
  });

/** Words for the tests of the door. */
export const band = (name: string | RegExp) => screen.findByRole('region', { name });
export const press = (name: string | RegExp) => screen.getByRole('button', { name });
