import type { LiveAnswer } from '@portal/domain/live/live-events';
import type { OpenRoom } from '../room/open-room.ts';
import type { RoomRequests } from '../room/room-requests.ts';
import type { MediaWatch } from './media-watch.ts';

/** Whom the host sends out or does not let in loses picture and sound too: a pass came with her ticket, before the door. */
export function outOfMedia(requests: RoomRequests, { sentOut }: Pick<MediaWatch, 'sentOut'>): RoomRequests {
  async function alsoOut(on: OpenRoom, id: string, answering: LiveAnswer | Promise<LiveAnswer>): Promise<LiveAnswer> {
    const answer = await answering;
    if (answer.ok && !on.room.seats.has(id)) sentOut(on, [id]);
    return answer;
  }
  return {
    ...requests,
    'live.admit': (on, from, asked) => alsoOut(on, asked.guestId, requests['live.admit'](on, from, asked)),
    'live.remove': (on, from, asked) => alsoOut(on, asked.participantId, requests['live.remove'](on, from, asked)),
  };
}
