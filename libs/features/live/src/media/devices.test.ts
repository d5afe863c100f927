import { troubleOf } from '@portal/portal-core/media/device-trouble';
import { chooseDevice, devicesChosen } from './device-choice.ts';
import { browserDevices } from './devices.ts';

const track = { kind: 'video' } as MediaStreamTrack;
const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
const setMedia = (value: Partial<MediaDevices> | undefined) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });

beforeEach(() => localStorage.clear());
afterEach(() => setMedia(undefined));

describe('the devices of the browser', () => {
  it('are not there without a safe connection, and that is said as such', async () => {
    setMedia(undefined);
    expect(await browserDevices.list()).toEqual([]);
    expect(browserDevices.canShareScreen()).toBe(false);
    const error = await browserDevices.open('video').catch((reason: unknown) => reason);
    expect(troubleOf(error)).toBe('UNSUPPORTED');
  });

  it('are asked for by the one that was chosen, as a wish and not as a demand [CLS-3]', async () => {
    const getUserMedia = jest.fn((_: MediaStreamConstraints) => Promise.resolve(stream));
    setMedia({ getUserMedia } as Partial<MediaDevices>);
    await browserDevices.open('video');
    chooseDevice('video', 'camera-2');
    await browserDevices.open('video');
    const wanted = getUserMedia.mock.calls.map(([{ video }]) => (video as MediaTrackConstraints).deviceId);
    expect(wanted).toEqual([undefined, { ideal: 'camera-2' }]);
    expect(getUserMedia.mock.calls[0]?.[0]).not.toHaveProperty('audio');
  });

  it('that give nothing are no devices', async () => {
    const empty = { getTracks: () => [] } as unknown as MediaStream;
    setMedia({ getUserMedia: () => Promise.resolve(empty) } as Partial<MediaDevices>);
    const error = await browserDevices.open('audio').catch((reason: unknown) => reason);
    expect(troubleOf(error)).toBe('NONE');
  });

  it.each([
    ['NotAllowedError', undefined],
    ['NotReadableError', 'IN_USE'],
  ])('a screen that ends with %s is a trouble: %s', async (name, trouble) => {
    const getDisplayMedia = () => Promise.reject(new DOMException('', name));
    setMedia({ getDisplayMedia } as Partial<MediaDevices>);
    const outcome = await browserDevices.screen().catch((reason: unknown) => troubleOf(reason));
    expect(outcome).toBe(trouble);
    expect(browserDevices.canShareScreen()).toBe(true);
  });
});

describe('the chosen devices', () => {
  it('are kept by kind, the latest of each', () => {
    chooseDevice('audio', 'a');
    chooseDevice('video', 'b');
    chooseDevice('audio', 'c');
    expect(devicesChosen()).toEqual({ audio: 'c', video: 'b' });
  });

  it.each(['{', 'null', '"a"'])('are none where %s is kept', (kept) => {
    localStorage.setItem('portal-live-devices', kept);
    expect(devicesChosen().audio).toBeUndefined();
    chooseDevice('audio', 'a');
    expect(devicesChosen().audio).toBe('a');
  });
});
