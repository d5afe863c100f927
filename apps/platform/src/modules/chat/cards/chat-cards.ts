import type { AssignmentCard, LessonCard, ReviewCard } from '@portal/domain/chat/chat-card';
import type { Db, Tx } from '../../../core/database/database.ts';

/** Whose talk it is: of a class, or of a teacher with one guardian. */
export interface CardTalk {
  readonly classId: string | null;
  readonly guardianId: string | null;
}

/** Who reads a card, in which talk, and when. */
export interface CardReader extends CardTalk {
  readonly readerId: string;
  readonly now: Date;
}

/** Who shows something in a talk. */
export interface CardOffer extends CardTalk {
  readonly teacherId: string;
  readonly now: Date;
  /** Of this one alone, however far away it is. */
  readonly id?: string;
}

/** One kind of cards; what is shown stands with the lessons, the coursework and the reviews. */
export interface CardSource<Card> {
  /** As they are now, by id: missing is what is gone, and what this reader may not see. */
  shown(on: Db | Tx, ids: readonly string[], reader: CardReader): Promise<ReadonlyMap<string, Card>>;
  /** What of hers concerns the people of a talk, the nearest first. */
  offered(on: Db | Tx, offer: CardOffer): Promise<string[]>;
}

/** What teachers show in talks. */
export interface ChatCards {
  readonly LESSON: CardSource<LessonCard> & {
    /** When the next one of hers begins that concerns the people of a talk. */
    nextAt(on: Db | Tx, offer: CardOffer): Promise<Date | null>;
  };
  readonly ASSIGNMENT: CardSource<AssignmentCard>;
  readonly REVIEW: CardSource<ReviewCard>;
}
