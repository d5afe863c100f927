import type { S3Settings } from '../../../core/config/file-settings.ts';
import type { LiveKitSettings } from '../../../core/config/live-settings.ts';
import type { RoomRecorder } from './room-recorder.ts';

/** By the egress of a LiveKit server; without a store it ends what it once began. */
export function egressRecorder(livekit: LiveKitSettings, s3: S3Settings | undefined): RoomRecorder {
  let loading: Promise<RoomRecorder> | undefined;
  // As where passes are made: most installations have no media server.
  const server = () => (loading ??= import('./livekit-egress.ts').then((file) => file.livekitEgress(livekit, s3)));
  return {
    start: async (lessonId, key) => (await server()).start(lessonId, key),
    stop: async (egressId) => (await server()).stop(egressId),
    of: async (lessonId) => (await server()).of(lessonId),
  };
}
