import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { profileContract } from '@portal/domain/profile/profile.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import type { Analytics } from '@portal/portal-core/analytics';
import type { PortalConfig } from '@portal/portal-core/portal-config';
import type { PortalSection } from '@portal/portal-core/section';
import { fake } from '@portal/testing/contract-fakes';
import { FROZEN_NOW, freezeClock, thawClock } from '@portal/testing/frozen-clock';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { aLessonDesk } from '@portal/testing/lessons/lesson-desk-builders';
import { platform } from '@portal/testing/platform-server';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { createWorld, type World, type WorldOptions } from '@portal/testing-react/fake-world';
import type { Consent } from '../consent/consent.ts';
import { PortalApp } from '../portal-app.tsx';
import { sections as allSections } from '../registry.ts';

interface PortalOptions extends Pick<WorldOptions, 'signedIn' | 'session'> {
  path?: string;
  handlers?: Parameters<typeof platform.use>;
  config?: Partial<PortalConfig>;
  sections?: readonly PortalSection[];
  analytics?: Analytics;
  consent?: Consent;
  /** Null lets the clock run. */
  now?: string | null;
}

export interface RenderedPortal extends Pick<World, 'store' | 'session' | 'realtime'> {
  readonly user: UserEvent;
  readonly connection: { connect: jest.Mock; close: jest.Mock };
  /** Path and query where the visitor stands. */
  here(): string;
  go(to: string | number): void;
}

export const aConfig: PortalConfig = {
  apiOrigin: '',
  issuer: 'http://localhost/oidc',
  clientId: 'teacher-portal',
  authMode: 'BOTH',
  tenant: DEFAULT_TENANT,
  demo: false,
};

let world: World | undefined;

beforeEach(() => {
  // jsdom names this function and does nothing but complain.
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;
});

afterEach(() => {
  world?.end();
  world = undefined;
  thawClock();
});

/** The portal as `main.tsx` composes it: real store, routes, sections and frame; the session and the network are fakes. */
export function renderPortal({
  path = '/',
  handlers = [],
  now = FROZEN_NOW,
  ...options
}: PortalOptions = {}): RenderedPortal {
  if (now !== null) freezeClock(now);
  platform.use(
    ...handlers,
    fake(sessionContract.getProfile, aProfile()),
    fake(profileContract.checkProfileSubmission, { isSubmitted: true }),
    fake(notificationsContract.countNotSeenNotifications, { count: 3 }),
    fake(notificationsContract.listNotifications, { total: 0, items: [] }),
    fake(chatsContract.listChats, { total: 0, items: [] }),
    fake(calendarContract.getCalendar, aCalendar()),
    fake(todayContract.listDueTasks, { tasks: [] }),
    fake(lessonDeskContract.getLessonDesk, aLessonDesk()),
    fake(teachersContract.listFeaturedTeachers, { items: [] }),
  );
  const made = createWorld({ signedIn: options.signedIn ?? false, session: options.session });
  world = made;
  const connection = { connect: jest.fn(), close: jest.fn() };
  let here = '';
  let navigate: NavigateFunction | undefined;
  function Here() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    navigate = useNavigate();
    return null;
  }
  const app = createElement(PortalApp, {
    config: { ...aConfig, ...options.config },
    session: made.session,
    store: made.store,
    sections: options.sections ?? allSections,
    connection,
    analytics: options.analytics,
    consent: options.consent,
  });
  render(createElement(MemoryRouter, { initialEntries: [path] }, createElement(Here), app));
  return {
    user: userEvent.setup(),
    store: made.store,
    session: made.session,
    realtime: made.realtime,
    connection,
    here: () => here,
    go: (to) => act(() => void (typeof to === 'number' ? navigate?.(to) : navigate?.(to))),
  };
}
