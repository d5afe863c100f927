import { troubleOf } from '@portal/portal-core/media/device-trouble';
import { devicesChosen } from './device-choice.ts';

export type DeviceKind = 'audio' | 'video';

export interface Devices {
  list(): Promise<MediaDeviceInfo[]>;
  /** Opens the chosen device of a kind; any other where the chosen one is not there. */
  open(kind: DeviceKind): Promise<MediaStreamTrack>;
  /** Asks which screen to show; undefined when she thought better of it. */
  screen(): Promise<MediaStreamTrack | undefined>;
  canShareScreen(): boolean;
}

const VIDEO = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { max: 24 } };
const AUDIO = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

// Without a safe connection the browser has no `mediaDevices`, whatever the types say.
const media = () => navigator.mediaDevices as MediaDevices | undefined;

function required(): MediaDevices {
  const devices = media();
  if (!devices) throw new DOMException('no media devices', 'NotSupportedError');
  return devices;
}

export const browserDevices: Devices = {
  list: async () => (await media()?.enumerateDevices()) ?? [],
  async open(kind) {
    const id = devicesChosen()[kind];
    const wanted = { ...(kind === 'audio' ? AUDIO : VIDEO), ...(id && { deviceId: { ideal: id } }) };
    const stream = await required().getUserMedia({ [kind]: wanted });
    const track = stream.getTracks()[0];
    if (!track) throw new DOMException('no track', 'NotFoundError');
    return track;
  },
  async screen() {
    try {
      return (await required().getDisplayMedia({ video: { frameRate: { max: 15 } } })).getVideoTracks()[0];
    } catch (error) {
      if (troubleOf(error) === 'REFUSED') return undefined;
      throw error;
    }
  },
  // Browsers of phones have no such thing.
  canShareScreen: () => typeof (media() as { getDisplayMedia?: unknown } | undefined)?.getDisplayMedia === 'function',
};
