/** @jest-environment node */
import { CLASS_TINTS } from './class-tints.ts';
import { contrast, THEMES } from './contrast.ts';
import { COLOUR_PAIRS, type Pair } from './semantic-tokens.ts';

const { bg, fg, border, calendar, money, badge, viz, illustration: _drawn, ...tints } = COLOUR_PAIRS;
const PAPERS = { bg: bg.DEFAULT, 'bg.panel': bg.panel, 'bg.subtle': bg.subtle, 'bg.muted': bg.muted };
const colour = (name: string, pair: Pair) => [name, pair] as const;
type Row = [front: string, back: string, Pair, Pair, minimum: number];

const over = (fronts: (readonly [string, Pair])[], backs: Record<string, Pair>, minimum: number): Row[] =>
  fronts.flatMap(([name, front]) =>
    Object.entries(backs).map(([under, back]): Row => [name, under, front, back, minimum]),
  );

const inks = Object.entries(fg)
  .filter(([name]) => name !== 'inverted')
  .map(([name, pair]) => colour(`fg.${name}`, pair));

const readable: Row[] = [
  ...over(inks, PAPERS, 4.5),
  ...over([colour('fg', fg.DEFAULT), colour('fg.muted', fg.muted)], { 'bg.emphasized': bg.emphasized }, 4.5),
  ...over([colour('fg.inverted', fg.inverted)], { 'bg.inverted': bg.inverted }, 4.5),
  ...(['error', 'warning', 'success', 'info'] as const).flatMap((state) =>
    over([colour(`fg.${state}`, fg[state]), colour('fg', fg.DEFAULT)], { [`bg.${state}`]: bg[state] }, 4.5),
  ),
  ...over(
    [colour('calendar.sunday', calendar.sunday), colour('calendar.saturday', calendar.saturday)],
    { ...PAPERS, 'calendar.today': calendar.today },
    4.5,
  ),
  ...over([colour('fg', fg.DEFAULT), colour('fg.muted', fg.muted)], { 'calendar.today': calendar.today }, 4.5),
  ...over([colour('money.in', money.in), colour('money.out', money.out)], PAPERS, 4.5),
  ...over([colour('badge.contrast', badge.contrast)], { 'badge.unread': badge.unread }, 4.5),
  ...Object.entries(tints).flatMap(([hue, tint]) => [
    ...over([colour(`${hue}.contrast`, tint.contrast)], { [`${hue}.solid`]: tint.solid }, 4.5),
    ...over(
      [colour(`${hue}.fg`, tint.fg), colour('fg', fg.DEFAULT)],
      { [`${hue}.subtle`]: tint.subtle, [`${hue}.muted`]: tint.muted },
      4.5,
    ),
    ...over([colour('fg.muted', fg.muted)], { [`${hue}.subtle`]: tint.subtle }, 4.5),
    ...over([colour(`${hue}.fg`, tint.fg)], PAPERS, 4.5),
  ]),
  // A lesson in the colour of its class: its name, and when it is.
  ...CLASS_TINTS.flatMap((hue) => over([colour('fg.muted', fg.muted)], { [`${hue}.muted`]: tints[hue].muted }, 4.5)),
  // A summary of what is wrong leads to the fields.
  ...over([colour('fg.link', fg.link)], { 'camellia.subtle': tints.camellia.subtle }, 4.5),
  // A pressed or hovered button turns into its text colour.
  ...over([colour('contrast', tints.celadon.contrast)], { 'celadon.fg': tints.celadon.fg }, 4.5),
  ...over([colour('contrast', tints.camellia.contrast)], { 'camellia.fg': tints.camellia.fg }, 4.5),
];

const visible: Row[] = [
  ...over([colour('border.control', border.control)], PAPERS, 3),
  ...(['error', 'warning', 'success', 'info'] as const).flatMap((state) =>
    over([colour(`border.${state}`, border[state])], PAPERS, 3),
  ),
  ...Object.entries(tints).flatMap(([hue, tint]) => over([colour(`${hue}.focusRing`, tint.focusRing)], PAPERS, 3)),
  ...Object.entries(tints)
    // A bright mustard surface is told by its word and icon, never by its edge.
    .filter(([hue]) => hue !== 'mustard')
    .flatMap(([hue, tint]) =>
      over([colour(`${hue}.solid`, tint.solid)], { ...PAPERS, [`${hue}.subtle`]: tint.subtle }, 3),
    ),
  ...over(
    [colour('calendar.now', calendar.now), colour('badge.unread', badge.unread)],
    { ...PAPERS, 'calendar.today': calendar.today },
    3,
  ),
  // And the spine at its side.
  ...CLASS_TINTS.flatMap((hue) =>
    over([colour(`${hue}.solid`, tints[hue].solid)], { [`${hue}.muted`]: tints[hue].muted }, 3),
  ),
  // The clock of a talk, on the row of the one that is open.
  ...over([colour('viz.clock', viz.clock)], { ...PAPERS, 'celadon.subtle': tints.celadon.subtle }, 3),
  ...Object.entries(viz).flatMap(([n, pair]) => over([colour(`viz.${n}`, pair)], { 'bg.panel': bg.panel }, 3)),
];

describe.each(THEMES)('contrast in the %s theme', (theme) => {
  it.each(readable)('a teacher reads %s on %s', (_front, _back, front, back, minimum) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(minimum);
  });
  it.each(visible)('a teacher sees %s on %s', (_front, _back, front, back, minimum) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(minimum);
  });
});

it('looks at no fewer pairs than the design measured', () => {
  expect((readable.length + visible.length) * THEMES.length).toBeGreaterThanOrEqual(276);
});
