import { useSyncExternalStore } from 'react';
import { createOwnMedia, type OwnMedia, type OwnState } from '../media/own-media.ts';
import { useRoomWorld } from '../session/room-world.ts';
import { useOpened } from '../session/use-opened.ts';

const none = () => () => undefined;

/** Camera and microphone of a page that is not a room; leaving it lets go of them. */
export function useOwnMedia(): { media: OwnMedia; own: OwnState } | null {
  const { devices } = useRoomWorld();
  const opened = useOpened(() => {
    const listeners = new Set<() => void>();
    const media = createOwnMedia(devices, () => {
      for (const listener of listeners) listener();
    });
    return {
      media,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      close: () => media.close(),
    };
  });
  const own = useSyncExternalStore(opened?.subscribe ?? none, () => opened?.media.read() ?? null);
  return opened && own && { media: opened.media, own };
}
