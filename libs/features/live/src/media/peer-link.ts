import type { Signal } from '@portal/domain/live/live-events';
import { freshLine, type LineMemory, nextLine, sampleOf } from './line-quality.ts';
import type { Line, OwnTracks } from './media-provider.ts';

export interface PeerLinkOptions {
  /** Of two that offer at once, the polite one gives way. */
  readonly polite: boolean;
  send(signal: Signal): void;
  onStream(stream: MediaStream): void;
  onLine(line: Line): void;
  createConnection(): RTCPeerConnection;
}

/** Identity of a session description: another one means that the other side has begun anew. */
const sessionOf = (sdp: string | undefined) => /^o=\S+ (\S+)/m.exec(sdp ?? '')?.[1];

/** Sound and picture between this person and one other, by the W3C's "perfect negotiation". */
export class PeerLink {
  private connection!: RTCPeerConnection;
  private readonly stream = new MediaStream();
  private isOffering = false;
  private ignoresOffer = false;
  private isAnswerPending = false;
  private isClosed = false;
  private tracks: OwnTracks = { audio: null, video: null };
  private memory: LineMemory = freshLine;
  private steps: Promise<void> = Promise.resolve();
  private readonly options: PeerLinkOptions;

  constructor(options: PeerLinkOptions) {
    this.options = options;
    this.renew();
  }

  get line(): Line {
    return this.memory.line;
  }

  /** Offers sound and picture; the other side only answers. */
  offer(): void {
    for (const kind of ['audio', 'video']) this.connection.addTransceiver(kind, { direction: 'sendrecv' });
    this.applyTracks();
  }

  /** What is sent changes without a new negotiation. */
  setTracks(tracks: OwnTracks): void {
    this.tracks = tracks;
    this.applyTracks();
  }

  /** Takes the steps of the other side one after the other, in the order in which they came. */
  take(signal: Signal): Promise<void> {
    this.steps = this.steps.then(() => this.step(signal)).catch(() => this.restart());
    return this.steps;
  }

  /** New ways for the same call, after the old ones broke. */
  restart(): void {
    if (!this.isClosed) this.connection.restartIce();
  }

  /** Measures the line; on LOW the picture stops and the sound stays. */
  async measure(): Promise<void> {
    if (this.connection.connectionState !== 'connected') return;
    const before = this.line;
    const report = await this.connection.getStats();
    this.memory = nextLine(this.memory, sampleOf(report.values()));
    if (this.line === before) return;
    this.applyTracks();
    this.options.onLine(this.line);
  }

  close(): void {
    this.isClosed = true;
    this.drop();
  }

  private drop(): void {
    this.connection.onnegotiationneeded = null;
    this.connection.onicecandidate = null;
    this.connection.ontrack = null;
    this.connection.onconnectionstatechange = null;
    this.connection.close();
  }

  private renew(): void {
    const connection = this.options.createConnection();
    this.connection = connection;
    for (const track of this.stream.getTracks()) this.stream.removeTrack(track);
    this.isOffering = false;
    this.isAnswerPending = false;
    connection.onnegotiationneeded = () => void this.sendOffer(connection);
    connection.onicecandidate = ({ candidate }) =>
      this.options.send({ candidate: candidate ? candidateOf(candidate) : null });
    connection.ontrack = ({ track }) => {
      this.stream.addTrack(track);
      this.options.onStream(this.stream);
    };
    connection.onconnectionstatechange = () => connection.connectionState === 'failed' && this.restart();
  }

  private async sendOffer(connection: RTCPeerConnection): Promise<void> {
    try {
      this.isOffering = true;
      await connection.setLocalDescription();
      if (connection === this.connection) this.sendDescription();
    } catch {
      // The connection was closed or renewed meanwhile: whoever did that offers anew.
    } finally {
      if (connection === this.connection) this.isOffering = false;
    }
  }

  private sendDescription(): void {
    const description = this.connection.localDescription;
    if (description) this.options.send({ description: { type: description.type, sdp: description.sdp } });
  }

  private async step({ description, candidate }: Signal): Promise<void> {
    if (this.isClosed) return;
    if (description) await this.takeDescription(description as RTCSessionDescriptionInit);
    else if (candidate !== undefined) {
      try {
        await this.connection.addIceCandidate(candidate ?? undefined);
      } catch (error) {
        if (!this.ignoresOffer) throw error;
      }
    }
  }

  private async takeDescription(description: RTCSessionDescriptionInit): Promise<void> {
    const isOffer = description.type === 'offer';
    const known = sessionOf(this.connection.remoteDescription?.sdp);
    const isStranger = isOffer && known !== undefined && known !== sessionOf(description.sdp);
    const isReady = !this.isOffering && (this.connection.signalingState === 'stable' || this.isAnswerPending);
    const collides = isOffer && !isReady && !isStranger;
    this.ignoresOffer = !this.options.polite && collides;
    if (this.ignoresOffer) return;
    // An offer of ours that nobody answered leaves transceivers which match nothing of theirs.
    if (isStranger || (collides && known === undefined)) {
      this.drop();
      this.renew();
    }
    const connection = this.connection;
    this.isAnswerPending = description.type === 'answer';
    await connection.setRemoteDescription(description);
    this.isAnswerPending = false;
    if (!isOffer) return this.applyTracks();
    for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
    this.applyTracks();
    await connection.setLocalDescription();
    this.sendDescription();
  }

  private applyTracks(): void {
    for (const { sender, receiver } of this.connection.getTransceivers()) {
      const isSilenced = receiver.track.kind === 'video' && this.line === 'LOW';
      const track = isSilenced ? null : this.tracks[receiver.track.kind as 'audio' | 'video'];
      if (sender.track !== track) sender.replaceTrack(track).catch(() => undefined);
    }
  }
}

const candidateOf = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
});
