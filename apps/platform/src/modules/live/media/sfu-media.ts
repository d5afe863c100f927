import { LIVE_ROOM_MAX } from '@portal/domain/live/live-room';
import type { LiveKitSettings } from '../../../core/config/live-settings.ts';
import type { livekitServer } from './livekit-server.ts';
import type { MediaProvider } from './media-provider.ts';

/** By a LiveKit server; its access token lets one person into one room. */
export function sfuMedia(settings: LiveKitSettings): MediaProvider {
  let loading: Promise<ReturnType<typeof livekitServer>> | undefined;
  // Its library is large, and most installations have no media server.
  const server = () => (loading ??= import('./livekit-server.ts').then((file) => file.livekitServer(settings)));
  return {
    most: LIVE_ROOM_MAX,
    isRecordable: true,
    async passFor(user) {
      return { kind: 'SFU', url: settings.url, token: await (await server()).tokenFor(user) };
    },
    present: async (lessonId) => (await server()).present(lessonId),
    remove: async (lessonId, participantId) => (await server()).remove(lessonId, participantId),
    close: async (lessonId) => (await server()).close(lessonId),
  };
}
