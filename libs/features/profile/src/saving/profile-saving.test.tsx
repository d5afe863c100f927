import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { profileContract } from '@portal/domain/profile/profile.contract';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { IDLE_MS } from '@portal/portal-core/autosave/autosave';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { aProfileContent } from '@portal/testing/profile/profile-builders';
import { withFakeTimers } from '@portal/testing-react/fake-timers';
import { renderSection } from '@portal/testing-react/render-section';
import { aProfileServer, aReadyProfile } from '../profile.fixture.ts';
import { button, text } from '../profile.screen.ts';
import { profileSection } from '../section.ts';

beforeAll(() => Promise.all(profileSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const { updateTeacherProfile } = profileContract;
const intro = () => text(/^한 줄 소개/);
const position = () => text(/^지금 하는 일/);

function open(profile: TeacherProfile, ...first: Fake[]) {
  const { server, handlers } = aProfileServer(profile);
  return { server, handlers, ...renderSection(profileSection, { handlers: [...first, ...handlers] }) };
}

/** Writes into a page whose server takes nothing, and closes it. */
async function writeAndLose() {
  const refused = jest.fn(() => problemResponse('UNEXPECTED'));
  const { user } = open(aReadyProfile(), fake(updateTeacherProfile, refused));
  await user.type(await intro(), '!');
  cleanup();
  await waitFor(() => expect(refused).toHaveBeenCalled());
}

describe('what is written', () => {
  it('is not said to be saved before her first word, though her application began it for her [PRF-1]', async () => {
    open(aReadyProfile({ version: 1, updatedAt: '2026-11-18T10:00:00+09:00' }));
    expect(await screen.findByText('쓰는 동안 자동으로 저장해요')).toBeVisible();
    expect(screen.queryByText(/자동 저장했어요/)).toBeNull();
  });

  it('is saved when she leaves the field, and the page says when [PRF-1]', async () => {
    const { user, server } = open(aReadyProfile());
    await user.type(await intro(), '!');
    expect(screen.getByText('곧 자동으로 저장해요')).toBeVisible();
    await user.tab();
    expect(await screen.findByText('10:42에 자동 저장했어요')).toBeVisible();
    expect(server.saves.map(({ shortIntro }) => shortIntro)).toEqual(['개념이 보이는 중등 수학 수업!']);
  });

  it('is saved after a pause, without a key [PRF-1]', async () => {
    const { user, server } = open(aReadyProfile());
    const field = await intro();
    await withFakeTimers(async (pass) => {
      await user.type(field, '!');
      expect(server.saves).toEqual([]);
      await pass(IDLE_MS);
    });
    await waitFor(() => expect(server.saves).toHaveLength(1));
  });

  it('is saved when she leaves the page, or puts the window away [PRF-1]', async () => {
    const { user, server } = open(aReadyProfile());
    await user.type(await intro(), '!');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(server.saves).toHaveLength(1));
    hidden.mockRestore();
    await user.type(await intro(), '?');
    await user.click(screen.getByRole('link', { name: '승인 기록' }));
    await waitFor(() => expect(server.saves.at(-1)?.shortIntro).toBe('개념이 보이는 중등 수학 수업!?'));
  });

  it('stays when it cannot be saved, says so, and is saved on another try [PRF-1]', async () => {
    let isBroken = true;
    const { server, handlers } = aProfileServer(aReadyProfile());
    const breaking = handlers.map((handler) => ({
      ...handler,
      answer: (request: Request) =>
        isBroken && request.method === 'PUT' ? Promise.resolve(Response.error()) : handler.answer(request),
    }));
    const { user } = renderSection(profileSection, { handlers: breaking });
    await user.type(await intro(), '!');
    await user.tab();
    expect(await screen.findByText(/서버에 저장하지 못했어요/)).toBeVisible();
    expect(screen.getByText(/쓴 내용은 이 기기에 남아 있어요/)).toBeVisible();
    expect(await intro()).toHaveValue('개념이 보이는 중등 수학 수업!');
    isBroken = false;
    await user.click(button('다시 시도'));
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(screen.queryByText(/서버에 저장하지 못했어요/)).toBeNull();
  });

  it.each([403, 422])('is not sent again by itself after the server refused it with %i [PRF-1]', async (status) => {
    const refuse = jest.fn(() => Response.json({ message: '저장할 수 없는 내용이에요.' }, { status }));
    const { user } = open(aReadyProfile(), fake(updateTeacherProfile, refuse));
    const field = await intro();
    await withFakeTimers(async (pass) => {
      await user.type(field, '!');
      await pass(120_000);
    });
    expect(refuse).toHaveBeenCalledTimes(1);
    // Neither does leaving a field send it, as long as it is the same.
    await user.tab();
    await user.tab();
    expect(refuse).toHaveBeenCalledTimes(1);
    await user.click(button('다시 시도'));
    await waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
  });

  it('survives a crash before it was saved, and can be thrown away then [PRF-1]', async () => {
    await writeAndLose();
    const { user, server } = open(aReadyProfile());
    expect(await screen.findByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(await intro()).toHaveValue('개념이 보이는 중등 수학 수업!');
    expect(server.saves).toEqual([]);
    await user.click(button('지우기'));
    expect(await intro()).toHaveValue('개념이 보이는 중등 수학 수업');
    expect(screen.queryByText('쓰던 내용을 불러왔어요')).toBeNull();
  });

  it('is one with the server again after it was saved: nothing is brought back [PRF-1]', async () => {
    const { user, server } = open(aReadyProfile());
    await user.type(await intro(), '!');
    await user.tab();
    await screen.findByText('10:42에 자동 저장했어요');
    cleanup();
    open(server.profile);
    expect(await intro()).toHaveValue('개념이 보이는 중등 수학 수업!');
    expect(screen.queryByText('쓰던 내용을 불러왔어요')).toBeNull();
  });
});

describe('what another tab saved', () => {
  const elsewhere = (server: { profile: TeacherProfile }, over: Parameters<typeof aProfileContent>[0]) => {
    server.profile = { ...server.profile, version: server.profile.version + 1, content: aProfileContent(over) };
  };

  it('is taken up where nothing is being written here [PRF-1]', async () => {
    const { server, push } = open(aReadyProfile());
    await intro();
    elsewhere(server, { shortIntro: '저쪽에서 쓴 소개' });
    push('profile.changed', {});
    await waitFor(async () => expect(await intro()).toHaveValue('저쪽에서 쓴 소개'));
  });

  it('is shown beside what she wrote, and she chooses field by field [PRF-1]', async () => {
    const { user, server } = open(aReadyProfile());
    await user.type(await intro(), '!');
    elsewhere(server, { shortIntro: '저쪽에서 쓴 소개', currentPosition: '수학 교사' });
    await user.tab();
    expect(await screen.findByText('다른 곳에서 먼저 바뀌었어요')).toBeVisible();
    expect(await intro()).toHaveValue('개념이 보이는 중등 수학 수업!');
    await user.click(await screen.findByRole('button', { name: '차이 보고 고르기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '어떤 내용을 남길까요?' }));
    const sideOf = (field: string) => within(dialog.getByRole('group', { name: `${field}에 남길 내용` }));
    expect(sideOf('한 줄 소개').getByRole('radio', { name: '여기서 쓴 내용' })).toBeChecked();
    expect(sideOf('지금 하는 일').getByRole('radio', { name: '다른 곳의 내용' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: '고른 대로 저장' }));
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(server.saves[0]).toMatchObject({
      shortIntro: '개념이 보이는 중등 수학 수업!',
      currentPosition: '수학 교사',
    });
    expect(await position()).toHaveValue('수학 교사');
    await waitFor(() => expect(screen.queryByText('다른 곳에서 먼저 바뀌었어요')).toBeNull());
  });

  it('never gives way to an older draft of this device without a word [PRF-1]', async () => {
    await writeAndLose();
    const { user, server } = open(
      aReadyProfile({ version: 7, content: aProfileContent({ shortIntro: '저쪽에서 쓴 소개' }) }),
    );
    expect(await screen.findByText('다른 곳에서 먼저 바뀌었어요')).toBeVisible();
    expect(await intro()).toHaveValue('개념이 보이는 중등 수학 수업!');
    await user.type(await position(), '?');
    await user.tab();
    expect(server.saves).toEqual([]);
  });

  it('is no conflict when it is what she sent and whose answer was lost [PRF-1]', async () => {
    const { server, handlers } = aProfileServer(aReadyProfile());
    let isLost = true;
    const losing = handlers.map((handler) => ({
      ...handler,
      async answer(request: Request) {
        const response = await handler.answer(request);
        return isLost && request.method === 'PUT' ? Response.error() : response;
      },
    }));
    const { user } = renderSection(profileSection, { handlers: losing });
    await user.type(await intro(), '!');
    await user.tab();
    await screen.findByText(/서버에 저장하지 못했어요/);
    isLost = false;
    await user.type(await intro(), '?');
    await user.tab();
    await waitFor(() => expect(server.saves.at(-1)?.shortIntro).toBe('개념이 보이는 중등 수학 수업!?'));
    expect(screen.queryByText('다른 곳에서 먼저 바뀌었어요')).toBeNull();
  });
});
