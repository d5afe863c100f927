import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aHiddenQuiz,
  aHost,
  aLiveLesson,
  aLiveMessage,
  aParticipant,
  aRoomState,
} from '@portal/testing/live/live-builders';
import { guardianFakes, refusingDevices } from './live.fixture.ts';
import { tool } from './live.screen.ts';
import { type Visit, visitAsGuest, visitAsHost, withRooms } from './visit-room.fixture.ts';

withRooms();
afterEach(() => jest.restoreAllMocks());

const KOREAN = /[ㄱ-ㅎ가-힣]/;
const room = () => within(screen.getByRole('region', { name: '일차함수의 그래프' }));
const asVietnamese = () => jest.spyOn(navigator, 'language', 'get').mockReturnValue('vi-VN');
const onPhone = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width: 47.99rem'),
      }) as unknown as MediaQueryList,
  );

async function enterAs(language: 'ko' | 'vi', visited: Visit = {}) {
  if (language === 'vi') asVietnamese();
  const guest = visitAsGuest(visited);
  const connect = jest.spyOn(guest.server, 'connect');
  await guest.user.click(await screen.findByRole('button', { name: language === 'vi' ? 'Vào lớp' : '입장하기' }));
  await screen.findByRole('toolbar');
  return { ...guest, connect };
}

/** All that is seen or heard in a place and is not marked as Korean. */
function saidIn(place: Element): string[] {
  const all = [...place.querySelectorAll('*')].filter((one) => one.closest('[lang]')?.getAttribute('lang') !== 'ko');
  return all.flatMap((one) => [
    ...[...one.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ''),
    ...['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'].map(
      (name) => one.getAttribute(name) ?? '',
    ),
  ]);
}

describe('the room of a guest who reads Vietnamese', () => {
  it('has its tools, its clock and its panels in Vietnamese [CLS-3]', async () => {
    const { user } = await enterAs('vi');
    expect(screen.getByRole('toolbar', { name: 'Công cụ buổi học' }).closest('[lang]')).toHaveAttribute('lang', 'vi');
    expect(room().getByRole('timer')).toHaveTextContent('Còn lại 48:00');
    await user.click(await tool('Trò chuyện'));
    const panel = within(screen.getByRole('complementary', { name: 'Trò chuyện' }));
    expect(panel.getByRole('radio', { name: 'Người tham gia' })).toBeInTheDocument();
    await user.click(await tool('Micro tắt, bật micro'));
    expect(await tool('Micro bật, tắt micro')).toBeVisible();
  });

  it('leaves the names of lesson and class in the language of the teacher [CLS-3]', async () => {
    await enterAs('vi');
    for (const written of [
      room().getByRole('heading', { name: '일차함수의 그래프' }),
      room().getByText('중2 수학 개념 완성 – 일차함수'),
    ])
      expect(written).toHaveAttribute('lang', 'ko');
  });

  it('has nothing Korean in it that nobody wrote [CLS-3]', async () => {
    const state = aRoomState({
      lesson: aLiveLesson({ className: 'Toán 9', teacherName: 'Kim' }),
      participants: [
        aHost({ name: 'Kim' }),
        aParticipant({ name: 'Lan', handUp: true }),
        aParticipant({ id: 'guest-2', name: 'Mai', role: 'GUARDIAN' }),
      ],
      messages: [aLiveMessage({ participantId: 'host-1', name: 'Kim', text: 'Xin chào' })],
      poll: aHiddenQuiz({ question: 'x?' }),
      recording: { since: '2026-11-18T10:35:00+09:00', withoutConsent: [] },
      focus: 'BOARD',
    });
    const { user } = await enterAs('vi', { state });
    await screen.findByRole('region', { name: 'Bảng' });
    for (const name of [/^Trò chuyện/, 'Người tham gia', 'Tài liệu', 'Bảng']) {
      await user.click(await tool(name));
      expect(saidIn(screen.getByRole('toolbar').closest('section')!).filter((text) => KOREAN.test(text))).toEqual([]);
    }
  });
});

describe('a guest who reads Vietnamese', () => {
  it('is told in Vietnamese what does not work [CLS-3]', async () => {
    const { user, server } = await enterAs('vi', { devices: refusingDevices('NotAllowedError') });
    await user.click(await tool('Camera tắt, bật camera'));
    expect(await screen.findByText('Camera đang bị chặn')).toBeVisible();
    act(() => server.status('LOST'));
    expect(screen.getByText('Mất kết nối. Đang kết nối lại.')).toBeVisible();
  });

  it('finds nothing Korean before the room either that nobody wrote [CLS-3]', async () => {
    asVietnamese();
    const { user, server } = visitAsGuest({
      state: null,
      handlers: guardianFakes(),
      devices: refusingDevices('NotAllowedError'),
    });
    const koreanOf = (element: HTMLElement) =>
      saidIn(element.closest('div[lang="vi"]')!).filter((text) => KOREAN.test(text));
    await user.type(await screen.findByRole('textbox'), 'Lan');
    await user.click(screen.getByRole('button', { name: /^Camera/ }));
    expect(await screen.findByText('Camera đang bị chặn')).toBeVisible();
    // The name of her teacher is one that was written.
    expect(koreanOf(screen.getByRole('textbox'))).toEqual(['Giáo viên 김수학']);
    await user.click(screen.getByRole('button', { name: 'Vào lớp' }));
    await waitFor(() => expect(server.isUsed()).toBe(true));
    act(() => server.say('live.door', { state: 'WAITING', opensAt: null }));
    await screen.findByRole('timer');
    expect(koreanOf(screen.getByRole('timer')).filter((text) => !text.includes('보호자 A01'))).toEqual([]);
  });
});

describe('a guest in the room', () => {
  it('reads on in the other language by one press, with all that was there [CLS-3]', async () => {
    const { user, connect, server } = await enterAs('ko');
    await user.click(await tool('손들기'));
    await user.click(await tool('채팅'));
    await user.type(room().getByRole('textbox'), 'Chưa gửi');
    await user.click(room().getByRole('button', { name: 'Tiếng Việt' }));
    expect(room().getByRole('button', { name: '한국어' })).toHaveFocus();
    expect(room().getByRole('complementary', { name: 'Trò chuyện' })).toBeVisible();
    expect(room().getByRole('textbox')).toHaveValue('Chưa gửi');
    expect(connect).toHaveBeenCalledTimes(1);
    expect(server.said.filter(([name]) => name === 'live.hand')).toHaveLength(1);
    await user.click(room().getByRole('button', { name: '한국어' }));
    expect(room().getByRole('complementary', { name: '채팅' })).toBeVisible();
  });

  it('finds the other language on a phone behind “더 보기”, under its own name [CLS-3]', async () => {
    onPhone();
    const { user } = await enterAs('ko');
    await user.click(room().getByRole('button', { name: '더 보기' }));
    const entry = await screen.findByRole('menuitem', { name: 'Tiếng Việt' });
    expect(entry).toHaveAttribute('lang', 'vi');
    await user.click(entry);
    expect(room().getByRole('button', { name: 'Xem thêm' })).toBeVisible();
    expect(await tool('Rời đi')).toBeVisible();
  });
});

it('a teacher in her room has no other language to choose', async () => {
  const { user } = visitAsHost();
  await user.click(await screen.findByRole('button', { name: '입장하기' }));
  await screen.findByRole('toolbar');
  expect(screen.queryByRole('button', { name: 'Tiếng Việt' })).not.toBeInTheDocument();
});
