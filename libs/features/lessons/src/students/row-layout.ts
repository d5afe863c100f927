/** Where the cells of a row stand: a table where the page is wide enough, else beside each other as they fit. */
export const ROW_LAYOUT = {
  display: { base: 'flex', xl: 'grid' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  gridTemplateColumns: { xl: 'minmax(0, 1.3fr) minmax(0, 0.9fr) 5rem 4.5rem 5.5rem minmax(0, 1.8fr) 1.25rem' },
} as const;
