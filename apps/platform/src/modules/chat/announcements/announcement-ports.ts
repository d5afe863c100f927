import type { Db, Tx } from '../../../core/database/database.ts';

/** The classes of a teacher and their families, as her announcements see them: they stand with the classes. */
export interface AnnouncedClasses {
  /** Hers that are neither over nor cancelled and have a room, by name. */
  open(
    on: Db | Tx,
    teacherId: string,
  ): Promise<readonly { readonly id: string; readonly name: string; readonly roomId: string }[]>;
  /** Those of these people who are guardians whom a mail reaches, with the zone by whose clocks they live. */
  reached(on: Db | Tx, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Who is reminded of an announcement that stands in the room of a class, and how it begins. */
export interface Reminded {
  readonly classId: string;
  readonly guardianId: string;
  readonly teacherId: string;
  readonly content: string;
  readonly sentAt: Date;
}

/** The letters of families, which stand with what families see. */
export interface ReminderLetters {
  remind(tx: Tx, reminded: Reminded): Promise<void>;
}
