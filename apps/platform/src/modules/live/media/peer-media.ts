import { createHmac } from 'node:crypto';
import { type IceServer, PEER_ROOM_MAX } from '@portal/domain/live/live-room';
import type { Clock } from '../../../core/clock.ts';
import type { LiveSettings } from '../../../core/config/live-settings.ts';
import { type MediaProvider, NO_CARRIER } from './media-provider.ts';

/** Longer than any lesson with its overrun. */
const CREDENTIAL_SECONDS = 12 * 3_600;

/** Between the browsers themselves; a relay gets credentials of coturn's REST scheme, which end by themselves. */
export function peerMedia({ stunUrls, turn }: LiveSettings, clock: Clock): MediaProvider {
  return {
    ...NO_CARRIER,
    most: PEER_ROOM_MAX,
    isRecordable: false,
    async passFor({ participantId }) {
      const ice: IceServer[] = stunUrls.length ? [{ urls: [...stunUrls] }] : [];
      if (turn) {
        const username = `${Math.floor(clock.now().getTime() / 1000) + CREDENTIAL_SECONDS}:${participantId}`;
        // The scheme is SHA-1's; nothing but the relay's own line hangs on it.
        const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
        ice.push({ urls: [...turn.urls], username, credential });
      }
      return { kind: 'PEER', ice };
    },
  };
}
