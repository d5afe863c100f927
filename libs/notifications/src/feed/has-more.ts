import { LIMITS } from '@portal/domain/tenant/limits';

interface Loaded {
  /** All notifications there are, by the server's count. */
  total: number;
  /** How many came with the page loaded last. */
  lastPageSize: number;
  /** Whether the count says that some are missing. */
  isIncomplete: boolean;
  /** Whether a further load has already brought nothing. */
  cameBackEmpty: boolean;
}

/**
 * Whether "view more" shows: when there are ten or more (NTF-6), until a load brings nothing. Exactly ten therefore show it
 * once, as the source says, although the count already tells that there are no more.
 */
export function hasMore({ total, lastPageSize, isIncomplete, cameBackEmpty }: Loaded): boolean {
  if (total < LIMITS.notificationPageSize || cameBackEmpty) return false;
  return isIncomplete || lastPageSize >= LIMITS.notificationPageSize;
}
