import { PEER_ROOM_MAX, LIVE_ROOM_MAX } from '@portal/domain/live/live-room';
import type { Clock } from '../../../core/clock.ts';
import type { LiveSettings } from '../../../core/config/live-settings.ts';
import type { RoomLesson } from '../../lessons/module.ts';
import { type MediaProvider, NO_CARRIER } from './media-provider.ts';
import { peerMedia } from './peer-media.ts';
import { sfuMedia } from './sfu-media.ts';

const elsewhere = (url: string): MediaProvider => ({
  ...NO_CARRIER,
  most: LIVE_ROOM_MAX,
  isRecordable: false,
  passFor: async () => ({ kind: 'LINK', url }),
});

/** What decides about it. */
type Carried = Pick<RoomLesson, 'meetingUrl'> & { readonly students: { readonly length: number } };

/** Who carries which lesson: the link of its class, the media server where it has to or shall, else the browsers themselves. */
export function liveMedia(settings: LiveSettings, clock: Clock): (lesson: Carried) => MediaProvider {
  const peer = peerMedia(settings, clock);
  const sfu = settings.livekit && sfuMedia(settings.livekit);
  return ({ meetingUrl, students }) => {
    if (meetingUrl !== null) return elsewhere(meetingUrl);
    if (sfu && (settings.sfuForAll || students.length + 1 > PEER_ROOM_MAX)) return sfu;
    return peer;
  };
}
