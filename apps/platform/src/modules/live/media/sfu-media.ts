import { SignJWT } from 'jose';
import { LIVE_ROOM_MAX } from '@portal/domain/live/live-room';
import type { Clock } from '../../../core/clock.ts';
import type { LiveKitSettings } from '../../../core/config/live-settings.ts';
import type { MediaProvider } from './media-provider.ts';

const LIFE_SECONDS = 600;

/** By a LiveKit server; its access token lets one person into one room. */
export function sfuMedia({ url, apiKey, apiSecret }: LiveKitSettings, clock: Clock): MediaProvider {
  const key = new TextEncoder().encode(apiSecret);
  return {
    most: LIVE_ROOM_MAX,
    async passFor({ lessonId, participantId, name }) {
      const now = Math.floor(clock.now().getTime() / 1000);
      const video = {
        room: lessonId,
        roomJoin: true,
        canPublish: true,
        canSubscribe: true,
        canPublishData: false,
      };
      const token = await new SignJWT({ name, video })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(apiKey)
        .setSubject(participantId)
        .setNotBefore(now - 10)
        .setExpirationTime(now + LIFE_SECONDS)
        .sign(key);
      return { kind: 'SFU', url, token };
    },
  };
}
