import { screen, waitFor } from '@testing-library/react';
import { aLiveLesson } from '@portal/testing/live/live-builders';
import { fakeDevices, guestFakes, refusingDevices } from '../live.fixture.ts';
import { button } from '../live.screen.ts';
import { devicesChosen } from '../media/device-choice.ts';
import type { Devices } from '../media/devices.ts';
import { visit, visitAsGuest, withRooms } from '../visit-room.fixture.ts';

withRooms();

const device = (kind: MediaDeviceKind, no: number, label = '') =>
  ({ kind, deviceId: `${kind}-${no}`, label, groupId: '' }) as MediaDeviceInfo;
const check = (devices?: Devices) => visit('/account/live/check', { state: null, ...(devices && { devices }) });

describe('the check of camera and microphone', () => {
  it.each([
    ['NotAllowedError', '카메라', '카메라를 쓸 수 없게 막혀 있어요'],
    ['NotFoundError', '카메라', '카메라를 찾지 못했어요'],
    ['NotReadableError', '마이크', '다른 앱이 마이크를 쓰고 있어요'],
    ['NotSupportedError', '마이크', '이 브라우저에서는 마이크를 쓸 수 없어요'],
  ])('that ends with %s says for the %s: %s [CLS-3]', async (error, name, words) => {
    const { user } = check(refusingDevices(error));
    await user.click(await screen.findByRole('button', { name: `${name} 켜기` }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(button(`${name} 다시 시도`)).toHaveAttribute('aria-pressed', 'false');
  });

  it('works at the second try, when the browser was asked to allow it', async () => {
    const working = fakeDevices();
    let isAllowed = false;
    const refuse = refusingDevices('NotAllowedError');
    const { user } = check(fakeDevices({ open: (kind) => (isAllowed ? working : refuse).open(kind) }));
    await user.click(await screen.findByRole('button', { name: '카메라 켜기' }));
    await screen.findByText('카메라를 쓸 수 없게 막혀 있어요');
    isAllowed = true;
    await user.click(button('카메라 다시 시도'));
    expect(await screen.findByRole('button', { name: '카메라 끄기' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText('카메라를 쓸 수 없게 막혀 있어요')).not.toBeInTheDocument();
  });

  it('shows the picture while the camera is on, and says that it is off', async () => {
    const { user } = check();
    expect(await screen.findByText('카메라가 꺼져 있어요')).toBeVisible();
    await user.click(button('카메라 켜기'));
    await waitFor(() => expect(screen.queryByText('카메라가 꺼져 있어요')).not.toBeInTheDocument());
    await user.click(button('카메라 끄기'));
    expect(await screen.findByText('카메라가 꺼져 있어요')).toBeVisible();
  });
});

describe('the microphone', () => {
  it('that is off shows no loudness, and says that it has to be on for that [CLS-3]', async () => {
    const { user } = check();
    expect(await screen.findByText('마이크를 켜면 소리가 잘 들리는지 볼 수 있어요.')).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.queryByText(/말해 보세요/)).not.toBeInTheDocument();
    await user.click(button('마이크 켜기'));
    expect(await screen.findByRole('meter', { name: '마이크 소리 크기' })).toBeVisible();
    expect(screen.getByText(/말해 보세요/)).toBeVisible();
  });
});

describe('the choice of a device', () => {
  const several = [device('videoinput', 1, '앞 카메라'), device('videoinput', 2, '뒤 카메라'), device('audioinput', 1)];

  it('is offered where there are several, and remembered on this device [CLS-3]', async () => {
    const { user } = check(fakeDevices({ list: () => Promise.resolve(several) }));
    const cameras = await screen.findByRole('combobox', { name: '카메라' });
    expect(screen.queryByRole('combobox', { name: '마이크' })).not.toBeInTheDocument();
    await user.selectOptions(cameras, '뒤 카메라');
    expect(cameras).toHaveDisplayValue('뒤 카메라');
    expect(devicesChosen()).toEqual({ video: 'videoinput-2' });
  });

  it('takes the chosen one at once where the camera is on', async () => {
    const opened = jest.fn(() => devicesChosen().video);
    const devices = fakeDevices({ list: () => Promise.resolve(several) });
    const { user } = check({
      ...devices,
      open: (kind) => {
        opened();
        return devices.open(kind);
      },
    });
    await user.click(await screen.findByRole('button', { name: '카메라 켜기' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: '카메라' }), '뒤 카메라');
    await waitFor(() =>
      expect(opened.mock.results.map(({ value }) => value as unknown)).toEqual([undefined, 'videoinput-2']),
    );
  });

  it('numbers devices whose names the browser does not tell yet', async () => {
    const unnamed = [device('audioinput', 1), device('audioinput', 2)];
    check(fakeDevices({ list: () => Promise.resolve(unnamed) }));
    const list = await screen.findByRole('combobox', { name: '마이크' });
    expect([...list.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['마이크 1', '마이크 2']),
    );
  });
});

describe('the lobby', () => {
  it.each([
    ['10:14:59', '0:01'],
    ['09:15:00', '1:00:00'],
  ])('at %s counts %s until the room opens, and lets nobody in before [CLS-3]', async (now, left) => {
    visitAsGuest({ state: null, now: `2026-11-18T${now}+09:00` });
    expect(await screen.findByRole('timer')).toHaveTextContent(left);
    expect(screen.queryByRole('button', { name: '입장하기' })).not.toBeInTheDocument();
  });

  it('opens to the second, fifteen minutes before [CLS-3]', async () => {
    visitAsGuest({ state: null, now: '2026-11-18T10:15:00+09:00' });
    expect(await screen.findByRole('button', { name: '입장하기' })).toBeEnabled();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('tells which lesson it is, whose and when', async () => {
    visitAsGuest({ state: null, handlers: guestFakes(aLiveLesson({ title: '대입법', teacherName: '박수학' })) });
    expect(await screen.findByText('중2 수학 개념 완성 – 일차함수 · 대입법')).toBeVisible();
    expect(screen.getByText('박수학')).toBeVisible();
    expect(screen.getByText(/^18\/11\/2026 \(수\) \d\d:30–\d\d:30/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '대입법' })).toBeInTheDocument();
  });
});
