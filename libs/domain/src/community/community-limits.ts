/** Most characters of what is written in a group, how much of it there may be, and how long the team and an author have. */
export const COMMUNITY_LIMITS = {
  groupNameMax: 60,
  groupDescriptionMax: 1_000,
  /** What an image shows, for who cannot see it. */
  imageTextMax: 300,
  /** Seats of a group: what an operator may give it, and what it has unless she says otherwise. */
  seatsMax: 2_000,
  seatsDefault: 500,
  groupsMax: 500,
  titleMax: 100,
  contentMax: 5_000,
  filesMax: 10,
  commentMax: 2_000,
  /** Posts that stand before the others of a group. */
  pinsMax: 3,
  searchMax: 60,
  wordsMax: 1_000,
  reasonMax: 500,
  reportWorkingDays: 3,
  appealWorkingDays: 3,
  /** So long after a removal its author may appeal. */
  appealDays: 14,
} as const;
