import { screen, waitFor } from '@testing-library/react';
import { fakeDevices, refusingDevices } from '../live.fixture.ts';
import { button } from '../live.screen.ts';
import { devicesChosen } from '../media/device-choice.ts';
import type { Devices } from '../media/devices.ts';
import { visit, withRooms } from '../visit-room.fixture.ts';

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
    await user.click(await screen.findByRole('button', { name: `${name} 꺼짐, ${name} 켜기` }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('켜지 않아도 입장할 수 있어요.')).toBeVisible();
    expect(button(`${name} 다시 시도`)).toBeEnabled();
    expect(button(`${name} 꺼짐, ${name} 켜기`)).toBeEnabled();
  });

  it('works at the second try, when the browser was asked to allow it', async () => {
    const working = fakeDevices();
    let isAllowed = false;
    const refuse = refusingDevices('NotAllowedError');
    const { user } = check(fakeDevices({ open: (kind) => (isAllowed ? working : refuse).open(kind) }));
    await user.click(await screen.findByRole('button', { name: /카메라 켜기/ }));
    await screen.findByText('카메라를 쓸 수 없게 막혀 있어요');
    isAllowed = true;
    await user.click(button('카메라 다시 시도'));
    expect(await screen.findByRole('button', { name: '카메라 켜짐, 카메라 끄기' })).toHaveTextContent('카메라 켜짐');
    expect(screen.queryByText('카메라를 쓸 수 없게 막혀 있어요')).not.toBeInTheDocument();
  });

  it.each([
    ['the same trouble', 'NotFoundError', 'NotFoundError', '카메라와 마이크를 찾지 못했어요'],
    ['two troubles', 'NotReadableError', 'NotAllowedError', '카메라와 마이크를 쓸 수 없어요'],
  ])(
    'says of both at once what is wrong with them, and tries both again: %s [CLS-3]',
    async (_, video, audio, title) => {
      let isBroken = true;
      const working = fakeDevices();
      const { user } = check(
        fakeDevices({
          open: (kind) =>
            isBroken ? Promise.reject(new DOMException('', kind === 'video' ? video : audio)) : working.open(kind),
        }),
      );
      await user.click(await screen.findByRole('button', { name: /카메라 켜기/ }));
      await user.click(button(/마이크 켜기/));
      expect(await screen.findByRole('region', { name: title })).toBeVisible();
      expect(screen.getAllByRole('button', { name: /다시 시도/ })).toHaveLength(1);
      isBroken = false;
      await user.click(button('카메라와 마이크 다시 시도'));
      await waitFor(() => expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument());
      expect(button(/카메라 끄기/)).toBeVisible();
      expect(button(/마이크 끄기/)).toBeVisible();
    },
  );

  it('shows the picture while the camera is on, and says that it is off', async () => {
    const { user } = check();
    expect(await screen.findByText('카메라가 꺼져 있어요')).toBeVisible();
    await user.click(button(/카메라 켜기/));
    await waitFor(() => expect(screen.queryByText('카메라가 꺼져 있어요')).not.toBeInTheDocument());
    await user.click(button(/카메라 끄기/));
    expect(await screen.findByText('카메라가 꺼져 있어요')).toBeVisible();
  });
});

describe('the microphone', () => {
  it('that is off shows no loudness, and says that it has to be on for that [CLS-3]', async () => {
    const { user } = check();
    expect(await screen.findByText('마이크를 켜면 소리가 잘 들리는지 볼 수 있어요.')).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.queryByText(/말해 보세요/)).not.toBeInTheDocument();
    await user.click(button(/마이크 켜기/));
    expect(await screen.findByRole('meter', { name: '마이크 소리 크기' })).toBeVisible();
    expect(screen.getByText(/말해 보세요/)).toBeVisible();
  });
});

describe('what the microphone hears', () => {
  const world = globalThis as { AudioContext?: unknown };
  /** How far the sound swings: 128 is as loud as it gets. */
  let swing = 0;
  beforeEach(() => {
    swing = 0;
    world.AudioContext = class {
      createAnalyser = () => ({
        fftSize: 0,
        getByteTimeDomainData: (samples: Uint8Array) => void samples.fill(128 + swing),
      });
      createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => [] } });
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = () => Promise.resolve();
    };
  });
  afterEach(() => delete world.AudioContext);

  it('moves the bar, and is said to be heard once there was a voice, not before [CLS-3]', async () => {
    const { user } = check();
    await user.click(await screen.findByRole('button', { name: /마이크 켜기/ }));
    const meter = await screen.findByRole('meter', { name: '마이크 소리 크기' });
    expect(meter).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByText(/말해 보세요/)).toBeVisible();
    swing = 32;
    expect(await screen.findByText('마이크 소리가 들려요.')).toBeVisible();
    expect(meter).toHaveAttribute('aria-valuetext', '50%');
    await user.click(button(/마이크 끄기/));
    expect(screen.queryByText('마이크 소리가 들려요.')).not.toBeInTheDocument();
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
    await user.click(await screen.findByRole('button', { name: /카메라 켜기/ }));
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
