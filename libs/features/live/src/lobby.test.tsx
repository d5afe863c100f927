import { act, screen, waitFor, within } from '@testing-library/react';
import { freezeClock } from '@portal/testing/frozen-clock';
import { aLiveLesson } from '@portal/testing/live/live-builders';
import { fakeDevices, guardianFakes, guestFakes, refusingDevices } from './live.fixture.ts';
import { button, enter } from './live.screen.ts';
import { visitAsGuest, visitAsHost, withRooms } from './visit-room.fixture.ts';

withRooms();

const theWayIn = () => screen.queryByRole('button', { name: '입장하기' });
const twoCameras = ['앞 카메라', '뒤 카메라'].map(
  (label) => ({ kind: 'videoinput', deviceId: label, label, groupId: '' }) as MediaDeviceInfo,
);

describe('the lobby', () => {
  it.each([
    ['10:14:59', '0:01'],
    ['09:15:00', '1:00:00'],
  ])('at %s counts %s until the room opens, and lets nobody in before [CLS-3]', async (now, left) => {
    visitAsGuest({ state: null, now: `2026-11-18T${now}+09:00` });
    expect(await screen.findByRole('timer')).toHaveTextContent(left);
    expect(theWayIn()).not.toBeInTheDocument();
  });

  it('opens to the second, fifteen minutes before [CLS-3]', async () => {
    visitAsGuest({ state: null, now: '2026-11-18T10:15:00+09:00' });
    expect(await screen.findByRole('button', { name: '입장하기' })).toBeEnabled();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByText('지금 입장할 수 있어요')).not.toBeInTheDocument();
  });

  it('puts the button in the place of the countdown when the room opens, and says so once [CLS-3]', async () => {
    visitAsGuest({ state: null, now: '2026-11-18T10:14:59+09:00' });
    await screen.findByRole('timer');
    act(() => freezeClock('2026-11-18T10:15:00+09:00'));
    expect(await screen.findByText('지금 입장할 수 있어요', {}, { timeout: 3_000 })).toHaveAttribute('role', 'status');
    expect(theWayIn()).toBeEnabled();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('lets nobody in early by Enter in the field of her name [CLS-3]', async () => {
    const { user, server } = visitAsGuest({
      state: null,
      handlers: guardianFakes(),
      now: '2026-11-18T10:05:00+09:00',
    });
    await user.type(await screen.findByRole('textbox', { name: '이름' }), '보호자 에이{Enter}');
    expect(screen.getByRole('timer')).toBeVisible();
    expect(server.isUsed()).toBe(false);
  });

  it('tells which lesson it is, whose and when', async () => {
    visitAsGuest({ state: null, handlers: guestFakes(aLiveLesson({ title: '대입법', teacherName: '박수학' })) });
    expect(await screen.findByText('중2 수학 개념 완성 – 일차함수')).toBeVisible();
    expect(screen.getByText('박수학 선생님')).toBeVisible();
    expect(screen.getByText(/^18\/11\/2026 \(수\) \d\d:30–\d\d:30/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '대입법' })).toBeInTheDocument();
  });

  it('is the same to the teacher of the lesson, who needs not be told who she is [CLS-3]', async () => {
    visitAsHost({ state: null });
    expect(await screen.findByRole('button', { name: '입장하기' })).toBeEnabled();
    expect(button('마이크 꺼짐, 마이크 켜기')).toBeEnabled();
    expect(screen.queryByText(/ 선생님$/)).not.toBeInTheDocument();
  });
});

describe('camera and microphone in the lobby', () => {
  it('say in words how they stand, and what a press does [CLS-3]', async () => {
    const { user } = visitAsGuest({ state: null });
    const microphone = await screen.findByRole('button', { name: '마이크 꺼짐, 마이크 켜기' });
    expect(microphone).toHaveTextContent('마이크 꺼짐');
    await user.click(microphone);
    expect(await screen.findByRole('button', { name: '마이크 켜짐, 마이크 끄기' })).toHaveTextContent('마이크 켜짐');
    expect(button('카메라 꺼짐, 카메라 켜기')).toHaveTextContent('카메라 꺼짐');
  });

  it('that do not work keep nobody out [CLS-3]', async () => {
    const { user, server } = visitAsGuest({ state: null, devices: refusingDevices('NotAllowedError') });
    await user.click(await screen.findByRole('button', { name: /카메라 켜기/ }));
    const trouble = await screen.findByRole('region', { name: '카메라를 쓸 수 없게 막혀 있어요' });
    expect(within(trouble).getByText('켜지 않아도 입장할 수 있어요.')).toBeVisible();
    await enter(user);
    await waitFor(() => expect(server.isUsed()).toBe(true));
  });
});

describe('the choice of devices in the lobby', () => {
  const devices = fakeDevices({ list: () => Promise.resolve(twoCameras) });

  it('is folded until she asks for it [CLS-3]', async () => {
    const { user } = visitAsGuest({ state: null, devices });
    const more = await screen.findByRole('button', { name: '기기 고르기와 스피커 확인' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(more);
    expect(await screen.findByRole('combobox', { name: '카메라' })).toBeVisible();
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });

  it('unfolds where something is wrong, and folds when she wants it to [CLS-3]', async () => {
    const { user } = visitAsGuest({
      state: null,
      devices: { ...devices, open: refusingDevices('NotReadableError').open },
    });
    await user.click(await screen.findByRole('button', { name: /카메라 켜기/ }));
    expect(await screen.findByRole('combobox', { name: '카메라' })).toBeVisible();
    await user.click(button('기기 고르기와 스피커 확인'));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
