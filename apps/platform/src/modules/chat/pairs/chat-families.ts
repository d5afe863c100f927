import type { ChatFamily } from '@portal/domain/chat/chat-family';
import type { KnownFamily } from '@portal/domain/chat/pairs.contract';
import type { Db, Tx } from '../../../core/database/database.ts';

/** Which of the guardians that a teacher may write to are asked for. */
export interface AskedFamilies {
  readonly search?: string | undefined;
  readonly lastItem?: string | undefined;
  readonly size: number;
}

/** The families of a teacher, as her talks see them: they stand with the classes. */
export interface ChatFamilies {
  /** Whom she may write to, by name: who has a page of one of her classes on which to read it. */
  known(on: Db | Tx, teacherId: string, asked: AskedFamilies): Promise<KnownFamily[]>;
  /** One of them; nobody else is known to her. */
  one(
    on: Db | Tx,
    teacherId: string,
    guardianId: string,
  ): Promise<Pick<KnownFamily, 'guardianId' | 'name'> | undefined>;
  /** Whose guardians these are or were, by their ids; who never had a child in a class of hers is missing. */
  of(on: Db | Tx, teacherId: string, guardianIds: readonly string[]): Promise<ReadonlyMap<string, ChatFamily>>;
  /** The guardians of those of her students in whose names, or in the names of whose classes, a text stands. */
  named(on: Db | Tx, teacherId: string, text: string): Promise<string[]>;
}
