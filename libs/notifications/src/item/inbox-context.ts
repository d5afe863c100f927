/** Told before a notification leaves its list; what it gives back runs once that has worked. */
export type OnLeave = (id: string) => (() => void) | undefined;

/** How the page shows its list: rows that open in the pane beside it. */
export interface InboxContext {
  /** The one that is open. */
  chosenId: string | undefined;
  hrefOf: (id: string) => string;
  /** It was opened by key: its heading takes the focus. */
  onEnter: (id: string) => void;
  onLeave: OnLeave;
  /** Shows what tells of one class alone. */
  onClass: (classId: string) => void;
}
