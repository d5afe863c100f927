/** One occurrence read from an ICS text; instants in milliseconds, so that it can cross to another thread. */
export interface IcsEntry {
  /** The same for the same occurrence of the same entry, whenever it is read. */
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly startAt: number;
  readonly endAt: number;
  readonly isAllDay: boolean;
}

export interface IcsOrder {
  readonly text: string;
  /** Where times without a zone of their own are meant. */
  readonly timeZone: string;
  /** Occurrences that touch this stretch, in milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

export interface IcsAnswer {
  readonly entries: readonly IcsEntry[];
  /** Occurrences outside of the stretch, single entries only: of a rule they are without number. */
  readonly outside: number;
}

/** What the thread says first, when all that it needs is loaded: its time counts from here. */
export const READY = 'READY';
