import type { LiveMedia } from '@portal/domain/live/live-room';

export interface MediaUser {
  readonly lessonId: string;
  readonly participantId: string;
  readonly name: string;
}

/** Something that carries picture and sound of a room. */
export interface MediaProvider {
  /** Most people of one room. */
  readonly most: number;
  /** What one person needs to take part. */
  passFor(user: MediaUser): Promise<LiveMedia>;
}
