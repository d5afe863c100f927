import { AccessToken, RoomServiceClient, ServerError } from 'livekit-server-sdk';
import type { LiveKitSettings } from '../../../core/config/live-settings.ts';
import { type MediaCarrier, type MediaUser, PASS_LIFE_SECONDS } from './media-provider.ts';

export const TIMEOUT_SECONDS = 3;
/** What records a room is connected to it too, as a kind of its own (`ParticipantInfo.Kind`). */
const EGRESS = 2;

/** Its answer; where it refuses by one of these codes, what is named for it. */
export async function answerOf<T>(call: Promise<T>, otherwise: Readonly<Record<string, T>> = {}): Promise<T> {
  try {
    return await call;
  } catch (err) {
    if (!(err instanceof ServerError)) throw err;
    // By its code: a wrong address answers 404 too.
    if (err.code !== undefined && Object.hasOwn(otherwise, err.code)) return otherwise[err.code]!;
    // Its own words may repeat what it was sent, and are not logged as those of a cause.
    throw new Error(`The media server answered ${err.status}`, { cause: err });
  }
}

/** A LiveKit server as this platform asks it. */
export function livekitServer({ apiUrl, apiKey, apiSecret }: LiveKitSettings) {
  // It does not look for another region by itself: whoever was not removed is found by the next sweep.
  const options = { requestTimeout: TIMEOUT_SECONDS, failover: false };
  const rooms = new RoomServiceClient(apiUrl, apiKey, apiSecret, options);
  const carrier: MediaCarrier = {
    async present(lessonId) {
      return (await answerOf(rooms.listParticipants(lessonId), { not_found: [] }))
        .filter(({ kind }) => kind !== EGRESS)
        .map(({ identity }) => identity);
    },
    remove(lessonId, participantId) {
      // LiveKit Cloud takes no older token of hers from now on; a server of one's own still does.
      const revokeTokenTs = BigInt(Math.floor(Date.now() / 1000));
      return answerOf(rooms.removeParticipant(lessonId, participantId, { revokeTokenTs }), { not_found: undefined });
    },
    close: (lessonId) => answerOf(rooms.deleteRoom(lessonId), { not_found: undefined }),
  };
  return {
    ...carrier,
    /** Lets one person into one room. */
    tokenFor({ lessonId, participantId, name }: MediaUser): Promise<string> {
      const token = new AccessToken(apiKey, apiSecret, { identity: participantId, name, ttl: PASS_LIFE_SECONDS });
      token.addGrant({ room: lessonId, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: false });
      return token.toJwt();
    },
  };
}
