import type { Signal } from '@portal/domain/live/live-events';
import type { MediaState } from '@portal/domain/live/live-room';

export type Line = MediaState['line'];

/** What this person sends; null where she sends nothing. The screen stands in the picture's place. */
export interface OwnTracks {
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
}

export interface MediaListener {
  /** A step of the negotiation for one of the others. */
  signal(to: string, signal: Signal): void;
  /** Sound and picture of one of the others; null when they are gone. */
  stream(id: string, stream: MediaStream | null): void;
  /** How well this person's own line carries. */
  line(line: Line): void;
  /** Whether anything travels. Once it says no this provider cannot mend it: a later pass brings another. */
  carries(isCarrying: boolean): void;
}

/** How picture and sound travel. The room knows no more than this of WebRTC, a media server or neither. */
export interface MediaProvider {
  /** This person has entered, or is back: who is there with her. */
  enter(others: readonly string[]): void;
  left(id: string): void;
  signalled(from: string, signal: Signal): void;
  send(tracks: OwnTracks): void;
  close(): void;
}

export interface MediaOptions extends MediaListener {
  /** Who this person is in the room. */
  readonly me: string;
}
