import { act, renderHook } from '@testing-library/react';
import { aHost, aParticipant } from '@portal/testing/live/live-builders';
import { useSpeaker } from './use-speaker.ts';

const loud = new Map<unknown, number>();
let contexts = 0;

class FakeContext {
  constructor() {
    contexts += 1;
  }
  createAnalyser() {
    let track: unknown;
    return {
      listen: (to: unknown) => (track = to),
      getByteTimeDomainData: (into: Uint8Array) => into.fill(128 + (loud.get(track) ?? 0)),
    };
  }
  createMediaStreamSource({ tracks }: { tracks: unknown[] }) {
    return { connect: ({ listen }: { listen: (to: unknown) => void }) => listen(tracks[0]) };
  }
  close() {
    contexts -= 1;
    return Promise.resolve();
  }
}
class FakeStream {
  readonly tracks: unknown[];
  constructor(tracks: unknown[]) {
    this.tracks = tracks;
  }
  getAudioTracks = () => this.tracks;
}

const people = [aHost(), aParticipant(), aParticipant({ id: 'guest-2' })];
const [host, guest, own] = [{}, {}, {}];
const streams = new Map([
  ['host-1', new FakeStream([host])],
  ['guest-2', new FakeStream([guest])],
]) as never;
const open = (initialProps = people) =>
  renderHook(
    (all: typeof people) => useSpeaker({ people: all, streams, me: 'guest-1', ownSound: own as MediaStreamTrack }),
    { initialProps },
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  loud.clear();
  contexts = 0;
  Object.assign(globalThis, { AudioContext: FakeContext, MediaStream: FakeStream });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

describe('who speaks in a room [CLS-3]', () => {
  it('is heard within a second, and is large until another one has spoken after her', () => {
    const { result } = open();
    expect(result.current).toEqual({ speaker: null, talking: [] });
    loud.set(guest, 60);
    pass(500);
    expect(result.current).toEqual({ speaker: 'guest-2', talking: ['guest-2'] });
    loud.clear();
    loud.set(host, 60);
    pass(1_000);
    expect(result.current.speaker).toBe('guest-2');
    pass(2_000);
    expect(result.current).toEqual({ speaker: 'host-1', talking: ['host-1'] });
  });

  it('may be oneself, who talks but is not large for herself', () => {
    const { result } = open();
    loud.set(own, 60);
    pass(500);
    expect(result.current).toEqual({ speaker: null, talking: ['guest-1'] });
  });

  it('is asked by one listener, and by none where all microphones are off or the room was left', () => {
    const { rerender, unmount } = open();
    expect(contexts).toBe(1);
    rerender(people.map((one) => ({ ...one, media: { ...one.media, audio: false } })));
    expect(contexts).toBe(0);
    rerender(people);
    expect(contexts).toBe(1);
    unmount();
    expect(contexts).toBe(0);
  });
});
