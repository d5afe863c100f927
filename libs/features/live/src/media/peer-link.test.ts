import { twoPeers } from './peers.fixture.ts';

class FakeStream {
  private readonly tracks = new Set<unknown>();
  addTrack = (track: unknown) => void this.tracks.add(track);
  removeTrack = (track: unknown) => void this.tracks.delete(track);
  getTracks = () => [...this.tracks];
}
beforeAll(() => void Object.assign(globalThis, { MediaStream: FakeStream }));

const own = { audio: { kind: 'audio' }, video: { kind: 'video' } } as unknown as Parameters<
  ReturnType<typeof twoPeers>['a']['link']['setTracks']
>[0];
const sent = (peer: ReturnType<typeof twoPeers>['a']) =>
  peer
    .last()
    .getTransceivers()
    .map(({ sender }) => sender.track);

describe('the call of two people', () => {
  it('comes about when one offers, and brings sound and picture both ways [CLS-3]', async () => {
    const { a, b, deliver } = twoPeers();
    a.link.setTracks(own);
    b.link.setTracks(own);
    b.link.offer();
    await deliver();
    expect([a.last().signalingState, b.last().signalingState]).toEqual(['stable', 'stable']);
    expect([sent(a), sent(b)]).toEqual([
      [own.audio, own.video],
      [own.audio, own.video],
    ]);
    expect([a.streams.length, b.streams.length].every((count) => count > 0)).toBe(true);
  });

  it('comes about when both offer at once: the polite one gives way [CLS-3]', async () => {
    const { a, b, deliver } = twoPeers();
    a.link.offer();
    b.link.offer();
    await deliver();
    expect([a.last().signalingState, b.last().signalingState]).toEqual(['stable', 'stable']);
    expect(a.connections).toHaveLength(2);
    expect(b.connections).toHaveLength(1);
    expect(a.last().getTransceivers()).toHaveLength(2);
  });

  it('survives both looking for a new way at once, without a new call [CLS-3]', async () => {
    const { a, b, deliver } = twoPeers();
    b.link.offer();
    await deliver();
    a.link.restart();
    b.link.restart();
    await deliver();
    expect([a.last().signalingState, b.last().signalingState]).toEqual(['stable', 'stable']);
    expect([a.connections.length, b.connections.length]).toEqual([1, 1]);
  });

  it('begins anew when the other side has come back with another connection [CLS-3]', async () => {
    const peers = twoPeers();
    const { a, b, deliver } = peers;
    b.link.offer();
    await deliver();
    a.link.close();
    a.link = a.open();
    a.link.offer();
    await deliver();
    expect(b.connections).toHaveLength(2);
    expect(b.connections[0]?.isClosed).toBe(true);
    expect([a.last().signalingState, b.last().signalingState]).toEqual(['stable', 'stable']);
  });

  it('looks for a new way when the connection fails [CLS-3]', async () => {
    const { a, b, deliver } = twoPeers();
    b.link.offer();
    await deliver();
    b.last().connectionState = 'failed';
    b.last().onconnectionstatechange?.();
    expect(b.last().restarts).toBe(1);
    expect(a.last().restarts).toBe(0);
  });

  it('stops the picture and keeps the sound on a bad line, and brings the picture back [CLS-3]', async () => {
    const { b, deliver } = twoPeers();
    b.link.setTracks(own);
    b.link.offer();
    await deliver();
    b.last().stats = [{ type: 'remote-inbound-rtp', fractionLost: 0.5 }];
    await b.link.measure();
    await b.link.measure();
    expect(b.lines).toEqual(['LOW']);
    expect(sent(b)).toEqual([own.audio, null]);
    b.last().stats = [{ type: 'remote-inbound-rtp', fractionLost: 0 }];
    for (let time = 0; time < 8; time += 1) await b.link.measure();
    expect(b.lines).toEqual(['LOW', 'WEAK']);
    expect(sent(b)).toEqual([own.audio, own.video]);
  });
});
