import type { RoomPass } from '@portal/domain/live/live-room';
import type { MediaOptions, MediaProvider, OwnTracks } from '../media/media-provider.ts';
import type { RoomWorld } from './room-world.ts';

const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

interface RoomMediaOptions extends Omit<MediaOptions, 'me' | 'carries'> {
  /** What this person sends. */
  tracks(): OwnTracks;
  /** Who else is in the room, as far as she is in it. */
  others(): readonly string[] | null;
  /** A pass for the case that the media are lost. */
  renew(): Promise<RoomPass>;
  /** The media are gone, or there again. */
  changed(isLost: boolean): void;
}

/** What carries picture and sound of a stay: made from its first pass, and again from a later one where it is lost or another. */
export function roomMedia(create: RoomWorld['createMedia'], options: RoomMediaOptions) {
  let provider: MediaProvider | null = null;
  let kind: RoomPass['media']['kind'] | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  async function make({ media, participantId: me }: RoomPass): Promise<void> {
    clearTimeout(timer);
    provider?.close();
    provider = null;
    const { signal, stream, line } = options;
    const made = await create(media, { me, signal, stream, line, carries });
    if (isClosed) return made?.close();
    provider = made;
    kind = media.kind;
    made?.send(options.tracks());
  }

  function carries(isCarrying: boolean): void {
    if (!isCarrying) return again();
    failures = 0;
    options.changed(false);
  }

  function again(): void {
    if (isClosed) return;
    options.changed(true);
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), Math.min(LONGEST_MS, FIRST_MS * 2 ** failures));
    failures += 1;
  }

  async function renew(): Promise<void> {
    try {
      const pass = await options.renew();
      if (isClosed) return;
      await make(pass);
      const others = options.others();
      if (others) provider?.enter(others);
    } catch {
      // The room's own connection tells why, if there is no way in any more.
      again();
    }
  }

  return {
    /** The pass with which she comes in: the same carrier goes on. */
    async use(pass: RoomPass): Promise<void> {
      if (pass.media.kind !== kind) await make(pass);
    },
    enter: (others: readonly string[]) => provider?.enter(others),
    left: (id: string) => provider?.left(id),
    signalled: (...step: Parameters<MediaProvider['signalled']>) => provider?.signalled(...step),
    send: () => provider?.send(options.tracks()),
    close() {
      isClosed = true;
      clearTimeout(timer);
      provider?.close();
    },
  };
}
