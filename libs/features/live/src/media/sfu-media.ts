import { ConnectionQuality, DisconnectReason, Room, RoomEvent, type Track } from 'livekit-client';
import type { Line, MediaOptions, MediaProvider, OwnTracks } from './media-provider.ts';

const LINES: Partial<Record<ConnectionQuality, Line>> = {
  [ConnectionQuality.Excellent]: 'GOOD',
  [ConnectionQuality.Good]: 'GOOD',
  [ConnectionQuality.Poor]: 'WEAK',
  [ConnectionQuality.Lost]: 'LOW',
};
const KINDS = ['audio', 'video'] as const;

/** Picture and sound by a media server that speaks LiveKit's protocol. It knows people by their ids in the room. */
export function sfuMedia(
  url: string,
  token: string,
  { stream, line, carries }: MediaOptions,
  room = new Room(),
): MediaProvider {
  const streams = new Map<string, MediaStream>();
  const sent = new Map<string, MediaStreamTrack>();
  let tracks: OwnTracks = { audio: null, video: null };
  let current: Line = 'GOOD';
  let isJoined = false;
  let isOver = false;
  let steps: Promise<void> = Promise.resolve();

  room
    .on(RoomEvent.TrackSubscribed, ({ mediaStreamTrack }: Track, _publication, { identity }) => {
      const theirs = streams.get(identity) ?? new MediaStream();
      theirs.addTrack(mediaStreamTrack);
      streams.set(identity, theirs);
      stream(identity, theirs);
    })
    .on(RoomEvent.TrackUnsubscribed, ({ mediaStreamTrack }: Track, _publication, { identity }) => {
      streams.get(identity)?.removeTrack(mediaStreamTrack);
    })
    .on(RoomEvent.ConnectionQualityChanged, (quality, { identity }) => {
      const next = LINES[quality];
      if (identity !== room.localParticipant.identity || !next || next === current) return;
      current = next;
      line(next);
      publish();
    })
    .on(RoomEvent.Connected, () => carries(true))
    .on(RoomEvent.Reconnected, () => publish())
    // It has tried for a while by itself before it says so. Who is here twice is told by the room.
    .on(RoomEvent.Disconnected, (reason) => {
      if (reason !== DisconnectReason.CLIENT_INITIATED && reason !== DisconnectReason.DUPLICATE_IDENTITY) giveUp();
    });

  function giveUp(): void {
    if (isOver) return;
    isOver = true;
    for (const id of streams.keys()) stream(id, null);
    streams.clear();
    carries(false);
  }

  // One change after the other: a track that is being published cannot be taken back yet.
  function publish(): void {
    if (isJoined && !isOver) steps = steps.then(publishNow).catch(() => undefined);
  }

  async function publishNow(): Promise<void> {
    for (const kind of KINDS) {
      const wanted = kind === 'video' && current === 'LOW' ? null : tracks[kind];
      const before = sent.get(kind);
      if (before === wanted || (!before && !wanted)) continue;
      sent.delete(kind);
      if (before) await room.localParticipant.unpublishTrack(before, false);
      if (!wanted) continue;
      await room.localParticipant.publishTrack(wanted);
      sent.set(kind, wanted);
    }
  }

  return {
    enter() {
      if (isJoined) return;
      isJoined = true;
      steps = room.connect(url, token).catch(giveUp);
      publish();
    },
    left(id) {
      streams.delete(id);
      stream(id, null);
    },
    // The media server has a signalling of its own.
    signalled: () => undefined,
    send(next) {
      tracks = next;
      publish();
    },
    close() {
      isOver = true;
      void room.disconnect(false);
    },
  };
}
