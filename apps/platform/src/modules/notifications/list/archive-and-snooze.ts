/** Where a notification lies: in the list, in the archive, or hidden until a moment. */
export type ListPlace = 'LIST' | 'ARCHIVE' | { readonly until: Date };

/** The same as its row says it. */
export interface Place {
  readonly archivedAt: Date | null;
  readonly snoozedUntil: Date | null;
}

export const isListed = ({ archivedAt, snoozedUntil }: Place): boolean => archivedAt === null && snoozedUntil === null;

/** Into the archive, or out of it to its old place. One that is snoozed is not in the archive, so it stays hidden. */
export const archiving =
  (isArchived: boolean) =>
  ({ archivedAt }: Place): ListPlace | undefined => {
    if (isArchived === (archivedAt !== null)) return undefined;
    return isArchived ? 'ARCHIVE' : 'LIST';
  };

/** Hidden until then, or, with null, back at its old place at once. */
export const snoozing =
  (until: Date | null) =>
  ({ snoozedUntil }: Place): ListPlace | undefined => {
    if (until) return { until };
    return snoozedUntil ? 'LIST' : undefined;
  };
