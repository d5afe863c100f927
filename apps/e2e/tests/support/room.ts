import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { chromiumLaunch } from '@portal/test-runner/chromium-launch';
import { signIn } from './teacher.ts';

const launch = chromiumLaunch();
/** A browser with a camera and a microphone that beeps, of which nobody is asked. */
export const WITH_DEVICES = {
  ...launch,
  args: [
    ...(launch.args ?? []),
    // Each picture is packed by the processor, for everybody in the room: twenty a second left nothing for the pages.
    '--use-fake-device-for-media-stream=fps=8',
    '--use-fake-ui-for-media-stream',
    '--auto-accept-this-tab-capture',
  ],
};

/** Notes every peer connection of a page, so that a test can read what arrives. */
export async function watchPeers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    const Real = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        made.push(this);
      }
    };
    Object.assign(globalThis, { peersOfTest: made });
  });
}

/** Bytes of sound and decoded pictures that have arrived, one entry for each connected person. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    const peers = (globalThis as unknown as { peersOfTest: RTCPeerConnection[] }).peersOfTest;
    const open = peers.filter(({ connectionState }) => connectionState === 'connected');
    return Promise.all(
      open.map(async (peer) => {
        const sums = { sound: 0, pictures: 0 };
        for (const report of (await peer.getStats()).values() as Iterable<Record<string, unknown>>) {
          if (report['type'] !== 'inbound-rtp') continue;
          if (report['kind'] === 'audio') sums.sound += Number(report['bytesReceived'] ?? 0);
          else sums.pictures += Number(report['framesDecoded'] ?? 0);
        }
        return sums;
      }),
    );
  });

/** Sound and picture of so many others go on arriving. */
export async function hearsAndSees(page: Page, others: number): Promise<void> {
  await expect
    .poll(async () => (await arrived(page)).filter(({ sound, pictures }) => sound > 0 && pictures > 0).length, {
      timeout: 40_000,
    })
    .toBe(others);
  const sum = async (of: 'sound' | 'pictures') => (await arrived(page)).reduce((total, one) => total + one[of], 0);
  for (const of of ['sound', 'pictures'] as const) {
    const before = await sum(of);
    await expect.poll(() => sum(of), { timeout: 20_000 }).toBeGreaterThan(before);
  }
}

/** Comes into the room with camera and microphone. */
export async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: '카메라 켜기' }).click();
  await page.getByRole('button', { name: '마이크 켜기' }).click();
  await expect(page.getByRole('button', { name: '카메라 끄기' })).toBeVisible();
  await expect(page.getByRole('button', { name: '마이크 끄기' })).toBeVisible();
  await page.getByRole('button', { name: '입장하기' }).click();
  await expect(page.getByRole('toolbar', { name: '수업 도구' })).toBeVisible();
}

export const board = (on: Page) => on.getByRole('region', { name: '칠판' });
export const write = async (on: Page, text: string) => {
  await on.getByRole('radio', { name: '글자' }).check({ force: true });
  await on.getByRole('textbox', { name: '칠판에 쓸 글' }).fill(text);
  await on.getByRole('textbox', { name: '칠판에 쓸 글' }).press('Enter');
};
export const press = (on: Page, name: string) =>
  on.getByRole('toolbar', { name: '수업 도구' }).getByRole('button', { name });

/** Opens the board where it is closed; a room comes with it open if somebody left it so. */
export const openBoard = (on: Page): Promise<void> =>
  expect(async () => {
    if (!(await board(on).isVisible())) await press(on, '칠판').click();
    await expect(board(on)).toBeVisible({ timeout: 2_000 });
  }).toPass();

/** Those who are seen, oneself too. */
export const tiles = (on: Page): Locator => on.getByRole('list', { name: '참가자 화면' }).getByRole('listitem');

/** Asks the students; with a right answer it is a quiz question. */
export async function ask(host: Page, question: string, options: readonly string[], right?: string): Promise<void> {
  await press(host, '투표').click();
  await host.getByRole('textbox', { name: '질문' }).fill(question);
  for (const [at, option] of options.entries())
    await host.getByRole('textbox', { name: `보기 ${at + 1}` }).fill(option);
  if (right !== undefined) {
    await host.getByRole('radio', { name: '퀴즈' }).check({ force: true });
    await host.getByRole('radio', { name: right }).check({ force: true });
  }
  await host.getByRole('button', { name: /시작하기$/ }).click();
}

/** Signs a teacher of the demo in; the lesson of hers that runs now. */
export async function runningLesson(page: Page, username: string): Promise<string> {
  const calendar = page.waitForResponse(/\/tns\/v1\/calendar\?/);
  await signIn(page, username, '/kr/login?returnTo=/account/calendar');
  const { data } = (await (await calendar).json()) as { data: { lessons: { id: string; status: string }[] } };
  const running = data.lessons.find(({ status }) => status === 'IN_PROGRESS');
  expect(running).toBeDefined();
  return running!.id;
}
