import { type DeviceTrouble, troubleOf } from '@portal/portal-core/media/device-trouble';
import { type DeviceKind, type Devices } from './devices.ts';
import type { OwnTracks } from './media-provider.ts';

/** Microphone, camera and screen of the one in front of this browser. */
export interface OwnState {
  readonly audio: boolean;
  readonly video: boolean;
  readonly screen: boolean;
  /** The picture that goes out. */
  readonly picture: MediaStreamTrack | null;
  /** What the microphone hears; it stays open while it is muted. */
  readonly sound: MediaStreamTrack | null;
  readonly trouble: Readonly<Partial<Record<DeviceKind | 'screen', DeviceTrouble>>>;
}

export interface OwnMedia {
  read(): OwnState;
  tracks(): OwnTracks;
  /** What is on, or will be once the browser has given it. */
  wanted(): { audio: boolean; video: boolean };
  setAudio(on: boolean): Promise<void>;
  setVideo(on: boolean): Promise<void>;
  setScreen(on: boolean): Promise<void>;
  /** Takes the device that was chosen meanwhile. */
  reopen(kind: DeviceKind): Promise<void>;
  /** Lets go of every device: the camera's light goes out. */
  close(): void;
}

/** Opens devices when they are wanted and closes them when they are not; only the microphone stays open while muted. */
export function createOwnMedia(devices: Devices, onChange: () => void): OwnMedia {
  const open: Partial<Record<DeviceKind | 'screen', MediaStreamTrack>> = {};
  let isHeard = false;
  let isSeen = false;
  let isClosed = false;
  let trouble: OwnState['trouble'] = {};
  let state = snapshot();

  function snapshot(): OwnState {
    return {
      audio: isHeard && open.audio !== undefined,
      video: open.video !== undefined,
      screen: open.screen !== undefined,
      picture: open.screen ?? open.video ?? null,
      sound: open.audio ?? null,
      trouble,
    };
  }

  function changed(): void {
    state = snapshot();
    onChange();
  }

  function shut(kind: DeviceKind | 'screen'): void {
    open[kind]?.stop();
    delete open[kind];
  }

  async function take(kind: DeviceKind | 'screen'): Promise<void> {
    if (open[kind] || isClosed) return;
    try {
      const track = kind === 'screen' ? await devices.screen() : await devices.open(kind);
      // All of it may have changed while the browser asked.
      if (isClosed || open[kind] || (kind === 'video' && !isSeen)) return track?.stop();
      if (!track) return;
      open[kind] = track;
      // The device was unplugged, or the sharing was ended by the browser's own button.
      track.onended = () => {
        if (open[kind] !== track) return;
        delete open[kind];
        changed();
      };
      trouble = { ...trouble, [kind]: undefined };
    } catch (error) {
      trouble = { ...trouble, [kind]: troubleOf(error) };
    }
  }

  return {
    read: () => state,
    tracks: () => ({ audio: open.audio ?? null, video: open.screen ?? open.video ?? null }),
    wanted: () => ({ audio: isHeard && !trouble.audio, video: isSeen && !trouble.video }),
    async setAudio(on) {
      isHeard = on;
      if (on) await take('audio');
      if (open.audio) open.audio.enabled = isHeard;
      changed();
    },
    async setVideo(on) {
      isSeen = on;
      if (on) await take('video');
      else shut('video');
      changed();
    },
    async setScreen(on) {
      if (on) await take('screen');
      else shut('screen');
      changed();
    },
    async reopen(kind) {
      if (!open[kind]) return;
      shut(kind);
      await take(kind);
      if (kind === 'audio' && open.audio) open.audio.enabled = isHeard;
      changed();
    },
    close() {
      isClosed = true;
      for (const kind of ['audio', 'video', 'screen'] as const) shut(kind);
      changed();
    },
  };
}
