const style = (fontSize: string, lineHeight: string, more: Record<string, string | number> = {}) => ({
  value: { fontSize, lineHeight, ...more },
});
const TABULAR = { fontVariantNumeric: 'tabular-nums' };

/** Design 3.3, in rem: 56/64, 34/44, 28/38, 22/31, 18/26, 16/26, 15/24, 14/22, 13/20, 12/18. */
export const TEXT_STYLES = {
  display: style('2.125rem', '2.75rem', { fontWeight: 700, letterSpacing: '-0.022em', textWrap: 'balance' }),
  /** A figure that leads a screen. */
  figure: { lg: style('3.5rem', '4rem', { fontWeight: 700, letterSpacing: '-0.03em', ...TABULAR }) },
  title: {
    lg: style('1.75rem', '2.375rem', { fontWeight: 700, letterSpacing: '-0.02em', textWrap: 'balance' }),
    md: style('1.375rem', '1.9375rem', { fontWeight: 700, letterSpacing: '-0.016em', textWrap: 'balance' }),
    sm: style('1.125rem', '1.625rem', { fontWeight: 600, letterSpacing: '-0.012em' }),
  },
  body: {
    lg: style('1rem', '1.625rem'),
    md: style('0.9375rem', '1.5rem'),
    sm: style('0.875rem', '1.375rem'),
  },
  label: style('0.8125rem', '1.25rem', { fontWeight: 600 }),
  caption: style('0.75rem', '1.125rem'),
  money: {
    lg: style('2.125rem', '2.75rem', { fontWeight: 700, letterSpacing: '-0.025em', ...TABULAR }),
    md: style('1.125rem', '1.625rem', { fontWeight: 600, letterSpacing: '-0.01em', ...TABULAR }),
    sm: style('0.875rem', '1.375rem', { fontWeight: 500, ...TABULAR }),
  },
  time: style('0.8125rem', '1.125rem', { fontWeight: 500, ...TABULAR }),
};

export const LAYER_STYLES = {
  sheet: { value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'l3' } },
  spine: {
    value: {
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'colorPalette.solid',
      bg: 'colorPalette.subtle',
      color: 'fg',
    },
  },
  slot: {
    free: {
      value: {
        bg: 'transparent',
        backgroundImage: 'repeating-linear-gradient(135deg, {colors.celadon.muted} 0 1px, transparent 1px 7px)',
        borderWidth: '1px',
        borderStyle: 'dashed',
        borderColor: 'celadon.border',
      },
    },
  },
  focus: { value: { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '2px' } },
};
