import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aMoveRequest, someNotifications } from '@portal/testing/notifications/notification-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { item, loadSection, menuOf, narrowWindow, titles, wideWindow } from '../notifications.screen.ts';
import { notificationsSection } from '../section.ts';
import { keepingServer } from '../server.fixture.ts';

beforeAll(loadSection, 30_000);
beforeEach(wideWindow);
afterEach(() => narrowWindow(false));

const NAMES = ['가', '나', '다'];
const archives = (calls: readonly string[]) => calls.filter((call) => call.startsWith('archive'));

/** The page with three read notifications, the first one open. */
async function open(all = someNotifications(3, (n) => ({ id: `n${n}`, title: NAMES[n] ?? '', isRead: true }))) {
  const server = keepingServer(all);
  const section = renderSection(notificationsSection, {
    path: '/notification?type=notification',
    handlers: [fake(lessonMovesContract.getLessonMove, aLessonMove({ by: 'STUDENT' })), ...server.handlers],
  });
  await waitFor(() => expect(titles()).toHaveLength(all.length));
  return { server, ...section };
}
const heading = (name: string) =>
  within(screen.getByRole('region', { name: '고른 알림' })).findByRole('heading', { level: 2, name });

describe('the keys of the page', () => {
  it('go to the next and the previous one, which open, and stop at the ends [NTF-5]', async () => {
    const { user } = await open();
    (await item(/가/)).focus();
    await user.keyboard('j');
    expect(await heading('나')).toBeVisible();
    expect(await item(/나/)).toHaveFocus();
    await user.keyboard('jj');
    expect(await heading('다')).toBeVisible();
    await user.keyboard('k');
    expect(await heading('나')).toBeVisible();
    await user.keyboard('kk');
    expect(await heading('가')).toBeVisible();
  });

  it('go by the place of a letter, so that they work while Hangul is typed', async () => {
    await open();
    const row = await item(/가/);
    row.focus();
    fireEvent.keyDown(row, { key: 'ㅓ', code: 'KeyJ' });
    expect(await heading('나')).toBeVisible();
  });

  it('lead into the pane by Enter and back to the row by Escape', async () => {
    const { user } = await open();
    (await item(/다/)).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await heading('다')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(await item(/다/)).toHaveFocus();
    // The one that is open already takes it at once.
    await user.keyboard('{Enter}');
    expect(await heading('다')).toHaveFocus();
  });

  it('archive the row with the focus, and from the pane the one that is open; each can be taken back', async () => {
    const { user, server } = await open();
    (await item(/다/)).focus();
    await user.keyboard('e');
    await waitFor(() => expect(titles()).toEqual(['가', '나']));
    await waitFor(async () => expect(await item(/나/)).toHaveFocus());
    (await heading('가')).focus();
    await user.keyboard('e');
    await waitFor(() => expect(titles()).toEqual(['나']));
    expect(await heading('나')).toBeVisible();
    expect(archives(server.calls)).toEqual(['archive n2 true', 'archive n0 true']);
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(titles()).toEqual(['가', '나']));
  });

  it('are told in a sheet, by ? and by a button, and do nothing under it', async () => {
    const { user, server } = await open();
    (await item(/가/)).focus();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: '단축키' });
    expect(within(sheet).getByText('보관하기, 보관 해제')).toBeVisible();
    await user.keyboard('e');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(archives(server.calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '단축키' }));
    expect(await screen.findByRole('dialog', { name: '단축키' })).toBeVisible();
  });

  it('write in a field, and do nothing else there', async () => {
    const { user, server } = await open([aMoveRequest({ id: 'n0' }), ...someNotifications(1)]);
    await user.click(await screen.findByRole('button', { name: '거절하기' }));
    const reason = await screen.findByRole('textbox', { name: /거절하는 이유/ });
    await user.type(reason, 'jke?');
    expect(reason).toHaveValue('jke?');
    expect(archives(server.calls)).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('do nothing with Ctrl, in a menu, or while the focus is elsewhere', async () => {
    const { user, server } = await open();
    await user.keyboard('e');
    (await item(/가/)).focus();
    await user.keyboard('{Control>}e{/Control}');
    await user.click(await menuOf('다'));
    await screen.findByRole('menu');
    await user.keyboard('e');
    expect(archives(server.calls)).toEqual([]);
    expect(titles()).toEqual(NAMES);
  });

  it('move the focus alone on a narrow screen, and leave the page of one by Escape', async () => {
    narrowWindow(true);
    const { user, currentPath } = await open();
    (await item(/가/)).focus();
    await user.keyboard('j');
    expect(await item(/나/)).toHaveFocus();
    expect(currentPath()).toBe('/notification?type=notification');
    await user.keyboard('{Enter}');
    (await screen.findByRole('heading', { level: 2, name: '나' })).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe('/notification?type=notification'));
  });
});
