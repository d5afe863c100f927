import { CALENDAR_SIZES } from './calendar-sizes.ts';
import { PALETTE } from './palette.ts';

const tokens = <V extends string | number>(values: Record<string, V>): Record<string, { value: V }> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64,
];
// The 4 px grid, in rem, so that it grows with the reader's text size.
const GRID = { 0: '0', px: '1px', ...Object.fromEntries(STEPS.map((step) => [step, `${step / 4}rem`])) };

export const TOKENS = {
  colors: {
    ...Object.fromEntries(Object.entries(PALETTE).map(([hue, ramp]) => [hue, tokens(ramp)])),
    ...tokens({ transparent: 'transparent', current: 'currentColor', white: '#ffffff', black: '#000000' }),
  },
  fonts: tokens({
    body: "'Portal Sans', 'Pretendard Variable', Pretendard, 'Portal Fallback', -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Segoe UI', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'D2Coding', Consolas, monospace",
  }),
  fontSizes: tokens({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.125rem',
    '2xl': '1.375rem',
    '3xl': '1.75rem',
    '4xl': '2.125rem',
  }),
  fontWeights: tokens({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  lineHeights: tokens({ none: 1, tight: 1.3, snug: 1.4, normal: 1.55, relaxed: 1.65 }),
  letterSpacings: tokens({ tighter: '-0.02em', tight: '-0.012em', normal: '-0.003em', wide: '0.02em' }),
  // `sheet`: inside a card; it leaves large text on a phone the room that it needs more than the margin does.
  spacing: tokens({ ...GRID, sheet: 'min(1rem, 5vw)' }),
  sizes: tokens({
    ...GRID,
    full: '100%',
    auto: 'auto',
    min: 'min-content',
    max: 'max-content',
    fit: 'fit-content',
    dvh: '100dvh',
    'control.sm': '2rem',
    'control.md': '2.5rem',
    'control.lg': '3rem',
    touch: '2.75rem',
    header: '3.5rem',
    /** Of the bars under the header, which the portal's frame measures as they come and go. */
    bars: 'var(--bars-height, 0px)',
    sidebar: '14.5rem',
    content: '72.5rem',
    form: '40rem',
    rail: '20rem',
    ...Object.fromEntries(Object.entries(CALENDAR_SIZES).map(([name, px]) => [`calendar.${name}`, `${px / 16}rem`])),
  }),
  radii: tokens({
    none: '0',
    xs: '4px',
    sm: '6px',
    md: '8px',
    lg: '12px',
    // Inside the hairline of something whose corners are `lg`.
    'lg.inner': '11px',
    xl: '16px',
    '2xl': '20px',
    full: '9999px',
  }),
  borders: tokens({ hairline: '1px solid {colors.border}', control: '1px solid {colors.border.control}' }),
  durations: tokens({ instant: '80ms', fast: '120ms', moderate: '180ms', slow: '240ms', slower: '320ms' }),
  easings: tokens({
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
    enter: 'cubic-bezier(0, 0, 0, 1)',
    exit: 'cubic-bezier(0.3, 0, 1, 1)',
  }),
  zIndex: tokens({
    base: 0,
    sticky: 100,
    drawer: 1000,
    dialog: 1200,
    toast: 1400,
    overlay404: 1500,
    skipNav: 1600,
  }),
  animations: tokens({ spin: 'spin 900ms linear infinite', pulse: 'pulse 1600ms ease-in-out infinite' }),
};

export const KEYFRAMES = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.55' } },
  'progress-line': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(8px)' } },
  'sink-out': { to: { opacity: '0', transform: 'translateY(4px)' } },
  'drop-in': { from: { opacity: '0', transform: 'translateY(-4px)' } },
  'slide-in-start': { from: { transform: 'translateX(-8px)', opacity: '0' } },
  'slide-in-end': { from: { transform: 'translateX(8px)', opacity: '0' } },
  'slide-out-end': { to: { transform: 'translateX(8px)', opacity: '0' } },
  'slide-out-start': { to: { transform: 'translateX(-8px)', opacity: '0' } },
};
