import type { LiveMedia } from '@portal/domain/live/live-room';

export interface MediaUser {
  readonly lessonId: string;
  readonly participantId: string;
  readonly name: string;
}

/** What somebody carries picture and sound with, as far as the room can ask it. */
export interface MediaCarrier {
  /** Who is connected for a lesson, by their ids in its room. */
  present(lessonId: string): Promise<readonly string[]>;
  /** Ends one person's picture and sound; no failure where she has none. */
  remove(lessonId: string, participantId: string): Promise<void>;
  /** Ends everybody's. */
  close(lessonId: string): Promise<void>;
}

/** Something that carries picture and sound of a room. */
export interface MediaProvider extends MediaCarrier {
  /** Most people of one room. */
  readonly most: number;
  /** Whether its rooms can be recorded, where recording is switched on. */
  readonly isRecordable: boolean;
  /** What one person needs to take part. */
  passFor(user: MediaUser): Promise<LiveMedia>;
}

/** Where this platform can neither see nor end anything. */
export const NO_CARRIER: MediaCarrier = {
  present: async () => [],
  remove: async () => undefined,
  close: async () => undefined,
};

/** So long a pass of a media server lets somebody in. */
export const PASS_LIFE_SECONDS = 600;
