import { troubleOf } from '@portal/portal-core/media/device-trouble';
import { type Devices } from './devices.ts';
import { createOwnMedia } from './own-media.ts';

const aTrack = (kind: string) =>
  ({ kind, enabled: true, stop: jest.fn(), onended: null }) as unknown as MediaStreamTrack;

function aDesk(over: Partial<Devices> = {}) {
  const opened: MediaStreamTrack[] = [];
  const keep = (track: MediaStreamTrack) => {
    opened.push(track);
    return Promise.resolve(track);
  };
  const devices: Devices = {
    list: () => Promise.resolve([]),
    open: (kind) => keep(aTrack(kind)),
    screen: () => keep(aTrack('video')),
    canShareScreen: () => true,
    ...over,
  };
  return { opened, media: createOwnMedia(devices, () => undefined) };
}

describe('camera and microphone of one person', () => {
  it('mutes without letting go of the microphone, but turns the camera really off [CLS-3]', async () => {
    const { media, opened } = aDesk();
    await media.setAudio(true);
    await media.setVideo(true);
    await media.setAudio(false);
    await media.setVideo(false);
    expect(opened[0]).toMatchObject({ enabled: false });
    expect(opened[0]?.stop).not.toHaveBeenCalled();
    expect(opened[1]?.stop).toHaveBeenCalledTimes(1);
    expect(media.read()).toMatchObject({ audio: false, video: false });
  });

  it('puts the screen in the place of the camera, and the camera back when the browser ends it [CLS-3]', async () => {
    const { media, opened } = aDesk();
    await media.setVideo(true);
    await media.setScreen(true);
    expect(media.tracks().video).toBe(opened[1]);
    opened[1]?.onended?.(new Event('ended'));
    expect(media.tracks().video).toBe(opened[0]);
    expect(media.read().screen).toBe(false);
  });

  it('takes what is being turned on as wanted, and what the browser refuses as not [CLS-3]', async () => {
    const { media } = aDesk({
      open: (kind) => (kind === 'video' ? Promise.reject(new Error('refused')) : Promise.resolve(aTrack(kind))),
    });
    const asked = [media.setAudio(true), media.setVideo(true)];
    expect(media.wanted()).toEqual({ audio: true, video: true });
    await Promise.all(asked);
    expect(media.wanted()).toEqual({ audio: true, video: false });
    await media.setAudio(false);
    expect(media.wanted()).toEqual({ audio: false, video: false });
  });

  it('ends every track when the page is left, also one that comes later [CLS-3]', async () => {
    const late = aTrack('video');
    let arrive: (track: MediaStreamTrack) => void = () => undefined;
    const { media } = aDesk({ open: () => new Promise((resolve) => (arrive = resolve)) });
    const asking = media.setVideo(true);
    media.close();
    arrive(late);
    await asking;
    expect(late.stop).toHaveBeenCalledTimes(1);
  });

  it('lets go of a camera that was turned off again before the browser gave it [CLS-3]', async () => {
    const late = aTrack('video');
    let arrive: (track: MediaStreamTrack) => void = () => undefined;
    const { media } = aDesk({ open: () => new Promise((resolve) => (arrive = resolve)) });
    const asking = media.setVideo(true);
    await media.setVideo(false);
    arrive(late);
    await asking;
    expect(late.stop).toHaveBeenCalledTimes(1);
    expect(media.read()).toMatchObject({ video: false, picture: null });
  });

  it.each([
    ['NotAllowedError', 'REFUSED'],
    ['NotFoundError', 'NONE'],
    ['NotReadableError', 'IN_USE'],
    ['NotSupportedError', 'UNSUPPORTED'],
  ])('says why it does not work: %s is %s [CLS-3]', async (name, trouble) => {
    const error = new DOMException('', name);
    expect(troubleOf(error)).toBe(trouble);
    const { media } = aDesk({ open: () => Promise.reject(error) });
    await media.setAudio(true);
    expect(media.read()).toMatchObject({ audio: false, trouble: { audio: trouble } });
  });
});
