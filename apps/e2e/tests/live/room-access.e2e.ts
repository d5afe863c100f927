import { type BrowserContextOptions, expect, test } from '@playwright/test';
import { expectNoBarrier } from '../support/barriers.ts';
import { AT_DESK, linkFor, ON_PHONE, visit } from '../support/group-room.ts';
import { freePort, ownPlatform } from '../support/own-platform.ts';
import { focusSeen, openAndEscape, walkDock, walkRegions } from '../support/room-keys.ts';
import { ask, press, runningLesson, WITH_DEVICES, write } from '../support/room.ts';

test.use({ launchOptions: WITH_DEVICES, actionTimeout: 15_000 });

test('a room keeps nobody out: no barrier for teacher and guest with any panel open, and all of it by the keys [CLS-3]', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const platform = await ownPlatform(port, { ORIGIN: origin });
  await platform.start();
  try {
    const comes = async (options: BrowserContextOptions) =>
      (await browser.newContext({ ...options, baseURL: origin })).newPage();
    const teacher = await comes(AT_DESK);
    await teacher.goto(`/kr/account/live/${await runningLesson(teacher, 'math')}`);
    await teacher.getByRole('button', { name: '입장하기' }).click();
    await expect(teacher.getByRole('toolbar')).toBeVisible();
    const guest = await comes(ON_PHONE);
    await visit(guest, await linkFor(teacher, /학생 링크 복사$/));
    await press(teacher, '입장 링크').click();
    for (const one of [teacher, guest]) {
      await expectNoBarrier(one);
      // The way past the head of the page behind the room is no stop of the Tab key in it.
      await expect(one.locator('a[href="#main"]')).toHaveJSProperty('inert', true);
    }
    await press(teacher, '칠판').click();
    await write(teacher, '물은 위로 밀어 올려요');
    await expect(guest.getByText('물은 위로 밀어 올려요')).toBeAttached();

    // At a desk.
    expect(await walkDock(teacher)).toEqual(
      'microphone camera screen board poll material chat people links leave'.split(' '),
    );
    // The head of her room may have nothing to do.
    await walkRegions(teacher, 2);
    for (const panel of ['poll', 'material', 'chat', 'people', 'links'])
      await openAndEscape(teacher, panel, () => expectNoBarrier(teacher));
    await ask(teacher, '준비됐나요?', ['네', '아니요']);
    await walkRegions(teacher, 3);

    // On a phone, on its side and held upright.
    for (const size of [{ width: 844, height: 390 }, ON_PHONE.viewport!]) {
      await guest.setViewportSize(size);
      await expectNoBarrier(guest);
      expect(await walkDock(guest)).toEqual('microphone camera hand chat leave'.split(' '));
      await walkRegions(guest, 3);
      await openAndEscape(guest, 'chat', () => expectNoBarrier(guest));
      await guest.locator('button[name=more]').tap();
      await expect(guest.getByRole('menu')).toBeFocused();
      await guest.getByRole('menuitem', { name: 'Người tham gia' }).tap();
      const panel = guest.getByRole('complementary', { name: 'Người tham gia' });
      await expect(panel).toBeVisible();
      await expectNoBarrier(guest);
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
      await guest.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      expect(await focusSeen(guest)).toMatchObject({ name: 'more' });
    }
    await guest.keyboard.press('Enter');
    // A menu hears the keys once it has the focus.
    await expect(guest.getByRole('menu')).toBeFocused();
    for (const key of ['End', 'Enter']) await guest.keyboard.press(key);
    await expect(guest.getByRole('toolbar', { name: '수업 도구' })).toBeVisible();
    await expect(guest.locator('button[name=more]')).toBeFocused();
    await guest.getByRole('button', { name: '네', exact: true }).press('Enter');
    await expect(teacher.getByText('모두 골랐어요')).toBeAttached();
  } finally {
    await platform.stop();
  }
});
