export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export const SORT_DIRECTION_LABELS: Record<SortDirection, string> = { ASC: '오름차순', DESC: '내림차순' };
