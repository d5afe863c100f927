import type { LiveMedia } from '@portal/domain/live/live-room';
import type { MediaOptions, MediaProvider } from './media-provider.ts';

/** The provider that a pass names, with its code; null where picture and sound are somewhere else. */
export async function createMedia(media: LiveMedia, options: MediaOptions): Promise<MediaProvider | null> {
  if (media.kind === 'PEER') return (await import('./peer-media.ts')).peerMedia(media.ice, options);
  if (media.kind === 'SFU') return (await import('./sfu-media.ts')).sfuMedia(media.url, media.token, options);
  return null;
}
