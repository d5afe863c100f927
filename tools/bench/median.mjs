const sorted = (values) => [...values].sort((a, b) => a - b);

/** The middle value; the mean of the two middle ones for an even count. */
export function median(values) {
  const row = sorted(values);
  const middle = row.length >> 1;
  return row.length % 2 ? row[middle] : (row[middle - 1] + row[middle]) / 2;
}

/** The value that `share` (0 to 1) of the values do not exceed. */
export function percentile(values, share) {
  const row = sorted(values);
  return row[Math.min(row.length - 1, Math.floor(row.length * share))];
}

/** `median (lowest to highest)`, rounded. */
export function spread(values) {
  const row = sorted(values);
  return `${Math.round(median(row))} (${Math.round(row[0])} to ${Math.round(row.at(-1))})`;
}
