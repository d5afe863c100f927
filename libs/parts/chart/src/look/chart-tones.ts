/** What a series may look like; each at least 3:1 on the panel, in both themes (design 3.7). `lead` is the one that leads. */
export const CHART_TONES = {
  lead: 'celadon.solid',
  celadon: 'viz.1',
  persimmon: 'viz.2',
  indigo: 'viz.3',
  mustard: 'viz.4',
  plum: 'viz.5',
  ink: 'border.control',
} as const;
export type ChartTone = keyof typeof CHART_TONES;

/** A second sign beside the colour, which not everybody sees. */
export type ChartPattern = 'solid' | 'hatch';

/** The tones, and the lines and words of a plot, as variables of a box: shapes within it name them, and a change of theme draws nothing anew. */
export const TONE_VARIABLES: Record<string, string> = {
  '--chart-grid': '{colors.border.muted}',
  '--chart-axis': '{colors.border.emphasized}',
  '--chart-text': '{colors.fg.muted}',
  '--chart-strong': '{colors.fg}',
  ...Object.fromEntries(Object.entries(CHART_TONES).map(([tone, colour]) => [`--chart-${tone}`, `{colors.${colour}}`])),
};

export const toneOf = (tone: ChartTone): string => `var(--chart-${tone})`;

/** The paint of a flat shape: plain, or in stripes. */
export const paintOf = (tone: ChartTone, pattern: ChartPattern = 'solid'): string =>
  pattern === 'hatch' ? `repeating-linear-gradient(135deg, ${toneOf(tone)} 0 2px, transparent 2px 5px)` : toneOf(tone);
