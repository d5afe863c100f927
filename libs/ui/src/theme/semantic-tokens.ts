import type { Hue, PALETTE, Tint } from './palette.ts';

type Step<H extends Hue> = `${H}.${Extract<keyof (typeof PALETTE)[H], string | number>}`;
type Colour = { [H in Hue]: Step<H> }[Hue];
/** [light, dark] */
export type Pair = readonly [light: Colour, dark: Colour];

type TintedHue = Exclude<Hue, 'ink'>;

const slotsOf = (hue: TintedHue) =>
  ({
    solid: [`${hue}.600`, `${hue}.400`],
    contrast: ['ink.0', 'ink.1000'],
    fg: [`${hue}.700`, `${hue}.300`],
    subtle: [`${hue}.50`, `${hue}.950`],
    muted: [`${hue}.100`, `${hue}.900`],
    emphasized: [`${hue}.200`, `${hue}.800`],
    border: [`${hue}.300`, `${hue}.700`],
    focusRing: [`${hue}.600`, `${hue}.400`],
  }) satisfies Record<string, Pair>;

/** What every palette answers to, under `colorPalette.*`. */
export type Slot = keyof ReturnType<typeof slotsOf>;

const TINTS: Record<Tint, Record<Slot, Pair>> = {
  celadon: slotsOf('celadon'),
  persimmon: slotsOf('persimmon'),
  pine: slotsOf('pine'),
  camellia: slotsOf('camellia'),
  // Mustard as a solid is bright in both themes and carries ink.
  mustard: { ...slotsOf('mustard'), solid: ['mustard.400', 'mustard.400'], contrast: ['ink.1000', 'ink.1000'] },
  indigo: slotsOf('indigo'),
  wisteria: slotsOf('wisteria'),
  plum: slotsOf('plum'),
  gray: {
    solid: ['ink.850', 'ink.200'],
    contrast: ['ink.0', 'ink.1000'],
    fg: ['ink.800', 'ink.200'],
    subtle: ['ink.100', 'ink.900'],
    muted: ['ink.150', 'ink.850'],
    emphasized: ['ink.200', 'ink.800'],
    border: ['ink.300', 'ink.800'],
    focusRing: ['ink.700', 'ink.300'],
  },
};

const SURFACES = {
  bg: {
    DEFAULT: ['ink.25', 'ink.950'],
    panel: ['ink.0', 'ink.925'],
    subtle: ['ink.50', 'ink.925'],
    muted: ['ink.100', 'ink.900'],
    emphasized: ['ink.200', 'ink.850'],
    inverted: ['ink.900', 'ink.100'],
    error: ['camellia.50', 'camellia.950'],
    warning: ['mustard.50', 'mustard.950'],
    success: ['pine.50', 'pine.950'],
    info: ['indigo.50', 'indigo.950'],
  },
  fg: {
    DEFAULT: ['ink.925', 'ink.100'],
    muted: ['ink.700', 'ink.300'],
    subtle: ['ink.600', 'ink.400'],
    inverted: ['ink.25', 'ink.950'],
    error: ['camellia.700', 'camellia.300'],
    warning: ['mustard.700', 'mustard.300'],
    success: ['pine.700', 'pine.300'],
    info: ['indigo.700', 'indigo.300'],
    link: ['celadon.700', 'celadon.300'],
  },
  border: {
    DEFAULT: ['ink.200', 'ink.850'],
    muted: ['ink.150', 'ink.900'],
    subtle: ['ink.100', 'ink.925'],
    emphasized: ['ink.300', 'ink.800'],
    control: ['ink.500', 'ink.500'],
    inverted: ['ink.800', 'ink.200'],
    error: ['camellia.600', 'camellia.400'],
    warning: ['mustard.600', 'mustard.400'],
    success: ['pine.600', 'pine.400'],
    info: ['indigo.600', 'indigo.400'],
  },
  calendar: {
    sunday: ['camellia.700', 'camellia.300'],
    saturday: ['indigo.700', 'indigo.300'],
    now: ['persimmon.550', 'persimmon.400'],
    today: ['celadon.50', 'celadon.950'],
    grid: ['ink.150', 'ink.900'],
  },
  money: { in: ['pine.700', 'pine.300'], out: ['ink.925', 'ink.100'] },
  badge: { unread: ['persimmon.550', 'persimmon.400'], contrast: ['ink.0', 'ink.1000'] },
  illustration: { wash: ['celadon.100', 'celadon.900'], dot: ['persimmon.550', 'persimmon.400'] },
  viz: {
    1: ['celadon.500', 'celadon.600'],
    2: ['persimmon.700', 'persimmon.400'],
    3: ['indigo.700', 'indigo.400'],
    4: ['mustard.500', 'mustard.600'],
    5: ['plum.900', 'plum.200'],
    /** Of a rating, with its figure beside it. */
    star: ['mustard.500', 'mustard.400'],
    /** Of a time that runs out, with its minutes beside it. */
    clock: ['mustard.500', 'mustard.400'],
  },
} as const satisfies Record<string, Record<string, Pair>>;

/** Every colour by its meaning; the same names in both themes. */
export const COLOUR_PAIRS = { ...SURFACES, ...TINTS } as const;

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const INK = 'rgb(29 34 43';

const colours = Object.fromEntries(
  Object.entries<Record<string, Pair>>(COLOUR_PAIRS).map(([group, pairs]) => [
    group,
    Object.fromEntries(
      Object.entries(pairs).map(([name, [light, dark]]) => [
        name,
        { value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` } },
      ]),
    ),
  ]),
);

export const SEMANTIC_TOKENS = {
  colors: colours,
  fonts: { heading: { value: '{fonts.body}' } },
  radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
  shadows: {
    xs: shadow(`0 1px 1px ${INK} / 0.05)`, '0 1px 1px rgb(0 0 0 / 0.5)'),
    sm: shadow(
      `0 1px 2px ${INK} / 0.06), 0 2px 6px ${INK} / 0.05)`,
      '0 1px 2px rgb(0 0 0 / 0.55), 0 0 0 1px rgb(255 255 255 / 0.05)',
    ),
    md: shadow(
      `0 2px 4px ${INK} / 0.06), 0 8px 20px ${INK} / 0.08)`,
      '0 4px 10px rgb(0 0 0 / 0.55), 0 0 0 1px rgb(255 255 255 / 0.06)',
    ),
    lg: shadow(
      `0 4px 8px ${INK} / 0.06), 0 20px 48px ${INK} / 0.14)`,
      '0 12px 32px rgb(0 0 0 / 0.65), 0 0 0 1px rgb(255 255 255 / 0.07)',
    ),
  },
};
