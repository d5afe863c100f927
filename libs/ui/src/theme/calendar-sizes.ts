/**
 * Sizes of the calendar, in px where text is 16 px: its geometry is reckoned with the same numbers that its look is drawn with.
 * All are drawn in rem, so that hours and columns grow with the reader's text. As tokens they are `sizes.calendar.hour` and so on.
 */
export const CALENDAR_SIZES = {
  /** Height of an hour in the grid; blocks are placed by it. */
  hour: 56,
  /** Width of the hours before the lanes; a second clock has a gutter of its own. */
  gutter: 52,
  /** Width of a lane up to which a block has no room for its end, nor for what the lesson is about. */
  narrowLane: 94,
  /** Up to which it has none for who comes. */
  peopleLane: 124,
  /** From which a block of one line has room for its start beside its name. */
  wideLane: 168,
  /** Least width of a lane beside others; where the week has less room, it scrolls sideways. */
  lane: 72,
  /** Height of a day in the month. */
  monthDay: 118,
  /** The number of today, and others in its row. */
  dayNumber: 26,
  /** What tells the kind of a block by its colour, at its start. */
  spine: 3,
  /** The lower edge of a block, by which it is pulled. */
  grip: 7,
  /** The hatched mark of free time in a day of the month. */
  freeMark: 22,
  /** Column of the times in the list. */
  listTime: 92,
  /** Column of the dates in lists of hours. */
  listDate: 136,
  /** Where the hint of an empty week stands, and how wide it is at most. */
  hintTop: 200,
  hint: 320,
} as const;
