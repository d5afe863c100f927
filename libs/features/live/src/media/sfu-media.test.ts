import { EventEmitter } from 'node:events';
import { ConnectionQuality, type Room, RoomEvent } from 'livekit-client';
import type { Line } from './media-provider.ts';
import { sfuMedia } from './sfu-media.ts';

/** A media server's room that takes every step a moment to do, as the real one does. */
class FakeServerRoom extends EventEmitter {
  readonly steps: string[] = [];
  readonly localParticipant = {
    identity: 'me',
    publishTrack: (track: MediaStreamTrack) => this.step(`publish ${track.kind}`),
    unpublishTrack: (track: MediaStreamTrack) => this.step(`unpublish ${track.kind}`),
  };
  connect = (url: string, token: string) => this.step(`connect ${url} ${token}`);
  disconnect = () => this.step('disconnect');

  private async step(what: string): Promise<void> {
    await Promise.resolve();
    this.steps.push(what);
  }
}

class FakeStream {
  readonly tracks = new Set<unknown>();
  addTrack = (track: unknown) => void this.tracks.add(track);
  removeTrack = (track: unknown) => void this.tracks.delete(track);
}

const track = (kind: string) => ({ kind }) as MediaStreamTrack;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function open() {
  const room = new FakeServerRoom();
  const streams: [string, FakeStream | null][] = [];
  const lines: Line[] = [];
  const media = sfuMedia(
    'wss://sfu.example',
    'token',
    {
      me: 'me',
      signal: () => undefined,
      stream: (id, stream) => void streams.push([id, stream as unknown as FakeStream | null]),
      line: (line) => void lines.push(line),
      carries: () => undefined,
    },
    room as unknown as Room,
  );
  return { room, media, streams, lines };
}

beforeAll(() => void Object.assign(globalThis, { MediaStream: FakeStream }));

describe('sound and picture by a media server [CLS-3]', () => {
  it('connects once, and then sends what was chosen before', async () => {
    const { room, media } = open();
    media.send({ audio: track('audio'), video: track('video') });
    expect(room.steps).toEqual([]);
    media.enter([]);
    media.enter([]);
    await settled();
    expect(room.steps).toEqual(['connect wss://sfu.example token', 'publish audio', 'publish video']);
  });

  it('exchanges a picture for another, one step after the other', async () => {
    const { room, media } = open();
    const audio = track('audio');
    media.enter([]);
    media.send({ audio, video: track('video') });
    media.send({ audio, video: track('video') });
    media.send({ audio, video: null });
    await settled();
    expect(room.steps.slice(1)).toEqual(['publish audio']);
  });

  it('sends sound alone over a line that is lost, and the picture again when it is back', async () => {
    const { room, media, lines } = open();
    media.enter([]);
    media.send({ audio: track('audio'), video: track('video') });
    await settled();
    room.emit(RoomEvent.ConnectionQualityChanged, ConnectionQuality.Lost, { identity: 'somebody else' });
    room.emit(RoomEvent.ConnectionQualityChanged, ConnectionQuality.Lost, { identity: 'me' });
    await settled();
    room.emit(RoomEvent.ConnectionQualityChanged, ConnectionQuality.Good, { identity: 'me' });
    await settled();
    expect(lines).toEqual(['LOW', 'GOOD']);
    expect(room.steps.slice(3)).toEqual(['unpublish video', 'publish video']);
  });

  it('brings what the others send under their ids in the room, until they leave', () => {
    const { room, media, streams } = open();
    const [sound, picture] = [track('audio'), track('video')];
    for (const mediaStreamTrack of [sound, picture])
      room.emit(RoomEvent.TrackSubscribed, { mediaStreamTrack }, {}, { identity: 'student' });
    expect(streams.map(([id]) => id)).toEqual(['student', 'student']);
    expect([...streams[1]![1]!.tracks]).toEqual([sound, picture]);
    room.emit(RoomEvent.TrackUnsubscribed, { mediaStreamTrack: picture }, {}, { identity: 'student' });
    expect([...streams[1]![1]!.tracks]).toEqual([sound]);
    media.left('student');
    expect(streams.at(-1)).toEqual(['student', null]);
  });
});
