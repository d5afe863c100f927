import { act, screen, waitFor } from '@testing-library/react';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aNotification, someNotifications } from '@portal/testing/notifications/notification-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { bell, bellLink, expectSilence, loadSection, narrowWindow } from '../notifications.screen.ts';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';

const NOWHERE = { path: '/elsewhere' };

beforeAll(loadSection, 30_000);
beforeEach(() => narrowWindow(false));

describe('the bell', () => {
  it.each([
    [0, '알림', ''],
    [1, '알림, 새 알림 1개', '1'],
    [99, '알림, 새 알림 99개', '99'],
    [100, '알림, 새 알림 99개 이상', '99+'],
    [130, '알림, 새 알림 99개 이상', '99+'],
  ])('says and shows %d unseen ones [NTF-3]', async (count, label, badge) => {
    renderSection(notificationsSection, { ...NOWHERE, handlers: keepingServer([], count).handlers });
    // The badge is drawn in front of what is said: as one text, "99" is not found in "99+".
    await waitFor(async () => expect((await bell(label)).textContent).toBe(badge + label));
  });

  it('is not there for an anonymous visitor, and asks nothing [ROL-2]', async () => {
    const { store } = renderSection(notificationsSection, { ...NOWHERE, signedIn: false });
    await act(() => loadSection());
    expect(store.getState().api.queries).toEqual({});
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stays quiet when the count does not come [NTF-8]', async () => {
    renderSection(notificationsSection, {
      ...NOWHERE,
      handlers: [fakeProblem(contract.countNotSeenNotifications, 'UNEXPECTED')],
    });
    expect(await bell('알림')).toBeVisible();
    expectSilence();
  });

  it('is a link to the full page below 768 px [HDR-4] [RTE-2]', async () => {
    narrowWindow(true);
    const { user, currentPath } = renderSection(notificationsSection, {
      ...NOWHERE,
      handlers: keepingServer(someNotifications(3), 2).handlers,
    });
    await user.click(await bellLink());
    expect(currentPath()).toBe('/notification?type=notification');
    expect(await screen.findByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  });

  it('counts a new notification without a reload [NTF-10]', async () => {
    const server = keepingServer(someNotifications(2), 0);
    const { push } = renderSection(notificationsSection, { ...NOWHERE, handlers: server.handlers });
    await bell('알림');
    server.arrives(aNotification({ id: 'fresh' }));
    push('notification.new', { id: 'fresh' });
    expect(await bell('알림, 새 알림 1개')).toBeVisible();
  });
});
