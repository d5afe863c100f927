import {
  EgressClient,
  type EgressInfo,
  EgressStatus,
  EncodedFileOutput,
  EncodedFileType,
  S3Upload,
} from 'livekit-server-sdk';
import type { S3Settings } from '../../../core/config/file-settings.ts';
import type { LiveKitSettings } from '../../../core/config/live-settings.ts';
import { answerOf, TIMEOUT_SECONDS } from './livekit-server.ts';
import type { Egress, RoomRecorder } from './room-recorder.ts';

/** It answers when a recorder has taken the room, which starts a browser of its own. */
const START_SECONDS = 10;
const NANOSECONDS = 1e9;

const STATES: Readonly<Record<EgressStatus, Egress['state']>> = {
  [EgressStatus.EGRESS_STARTING]: 'RUNNING',
  [EgressStatus.EGRESS_ACTIVE]: 'RUNNING',
  [EgressStatus.EGRESS_ENDING]: 'ENDING',
  [EgressStatus.EGRESS_COMPLETE]: 'WHOLE',
  // As long as the server allows: there is a file.
  [EgressStatus.EGRESS_LIMIT_REACHED]: 'WHOLE',
  [EgressStatus.EGRESS_FAILED]: 'BROKEN',
  [EgressStatus.EGRESS_ABORTED]: 'BROKEN',
};

/** Of what records a whole room; others record here what is no lesson. */
function asEgress({ egressId, status, request, fileResults: [file] }: EgressInfo): Egress[] {
  if (request.case !== 'roomComposite') return [];
  const { fileOutputs, output } = request.value;
  const key = fileOutputs[0]?.filepath ?? (output.case === 'file' ? output.value.filepath : undefined);
  if (key === undefined) return [];
  const state = STATES[status] === 'WHOLE' && !file ? 'BROKEN' : STATES[status];
  const seconds = Math.round(Number(file?.duration ?? 0) / NANOSECONDS);
  return [{ id: egressId, key, state, seconds, bytes: Number(file?.size ?? 0) }];
}

/** The egress of a LiveKit server, as this platform asks it. */
export function livekitEgress(
  { apiUrl, apiKey, apiSecret }: LiveKitSettings,
  s3: S3Settings | undefined,
): RoomRecorder {
  const clientFor = (requestTimeout: number) =>
    new EgressClient(apiUrl, apiKey, apiSecret, { requestTimeout, failover: false });
  const client = clientFor(TIMEOUT_SECONDS);
  const starter = clientFor(START_SECONDS);

  function fileAt(filepath: string, settings: S3Settings): EncodedFileOutput {
    const { bucket, endpoint = '', region, forcePathStyle, accessKeyId: accessKey, secretAccessKey: secret } = settings;
    const value = new S3Upload({ accessKey, secret, region, endpoint, bucket, forcePathStyle });
    const output = { case: 's3', value } as const;
    return new EncodedFileOutput({ fileType: EncodedFileType.MP4, filepath, disableManifest: true, output });
  }

  return {
    async start(lessonId, key) {
      if (!s3) throw new Error('There is no store for recordings');
      const file = fileAt(key, s3);
      const { egressId } = await answerOf(starter.startRoomCompositeEgress(lessonId, { file }, { layout: 'speaker' }));
      return egressId;
    },
    async stop(egressId) {
      await answerOf<unknown>(client.stopEgress(egressId), { not_found: undefined, failed_precondition: undefined });
    },
    of: async (lessonId) =>
      (await answerOf(client.listEgress({ roomName: lessonId }), { not_found: [] })).flatMap(asEgress),
  };
}
