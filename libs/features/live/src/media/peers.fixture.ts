import type { Signal } from '@portal/domain/live/live-events';
import { PeerLink } from './peer-link.ts';

class FakeTrack {
  enabled = true;
  kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
}

let sessions = 0;

/** A peer connection that knows the states of the negotiation and nothing of networks. */
export class FakePeerConnection {
  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: ((event: { candidate: null }) => void) | null = null;
  ontrack: ((event: { track: FakeTrack }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  restarts = 0;
  isClosed = false;
  stats: object[] = [];
  private readonly session = ++sessions;
  private readonly transceivers: ReturnType<typeof aTransceiver>[] = [];

  addTransceiver(kind: string): void {
    this.transceivers.push(aTransceiver(kind));
    queueMicrotask(() => this.onnegotiationneeded?.());
  }
  getTransceivers = () => this.transceivers;
  getStats = () => Promise.resolve(new Map(this.stats.entries()));
  addIceCandidate = () => Promise.resolve();

  setLocalDescription(): Promise<void> {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.localDescription = { type, sdp: `v=0\no=- ${this.session} 2 IN IP4 127.0.0.1\n` };
    this.move(type === 'answer' ? 'stable' : 'have-local-offer');
    return Promise.resolve();
  }

  setRemoteDescription(description: { type: string; sdp: string }): Promise<void> {
    this.remoteDescription = description;
    if (description.type === 'offer') {
      if (this.transceivers.length === 0) this.transceivers.push(aTransceiver('audio'), aTransceiver('video'));
      this.move('have-remote-offer');
    } else this.move('stable');
    for (const { receiver } of this.transceivers) this.ontrack?.({ track: receiver.track });
    return Promise.resolve();
  }

  restartIce(): void {
    this.restarts += 1;
    queueMicrotask(() => this.onnegotiationneeded?.());
  }
  close(): void {
    this.isClosed = true;
    this.signalingState = 'closed';
  }
  private move(state: RTCSignalingState): void {
    this.signalingState = state;
    if (state === 'stable') this.connectionState = 'connected';
  }
}

const aTransceiver = (kind: string) => {
  const sender = {
    track: null as unknown,
    replaceTrack: (track: unknown) => {
      sender.track = track;
      return Promise.resolve();
    },
  };
  return { sender, receiver: { track: new FakeTrack(kind) }, direction: 'sendrecv' };
};

/** Two people and the way between them; `deliver` brings every signal across until nobody says anything more. */
export function twoPeers() {
  const ways: { to: 'a' | 'b'; signal: Signal }[] = [];
  const make = (name: 'a' | 'b', polite: boolean) => {
    const connections: FakePeerConnection[] = [];
    const streams: MediaStream[] = [];
    const lines: string[] = [];
    const options = {
      polite,
      send: (signal: Signal) => void ways.push({ to: name === 'a' ? 'b' : 'a', signal }),
      onStream: (stream: MediaStream) => void streams.push(stream),
      onLine: (line: string) => void lines.push(line),
      createConnection() {
        const connection = new FakePeerConnection();
        connections.push(connection);
        return connection as unknown as RTCPeerConnection;
      },
    };
    const open = () => new PeerLink(options);
    return { open, link: open(), connections, streams, lines, last: () => connections.at(-1) as FakePeerConnection };
  };
  const peers = { a: make('a', true), b: make('b', false) };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    ...peers,
    settle,
    async deliver(): Promise<void> {
      await settle();
      for (let way = ways.shift(); way; way = ways.shift()) {
        await peers[way.to].link.take(way.signal);
        await settle();
      }
    },
  };
}
