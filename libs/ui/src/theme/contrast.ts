import { PALETTE } from './palette.ts';
import type { Pair } from './semantic-tokens.ts';

export const THEMES = ['light', 'dark'] as const;

function hexOf(pair: Pair, theme: (typeof THEMES)[number]): string {
  const [hue = '', step = ''] = pair[theme === 'light' ? 0 : 1].split('.');
  const ramps: Record<string, Record<string, string>> = PALETTE;
  const hex = ramps[hue]?.[step];
  if (!hex) throw new Error(`no colour ${hue}.${step}`);
  return hex;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours of meaning in a theme, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(front: Pair, back: Pair, theme: (typeof THEMES)[number]): number {
  const [a, b] = [luminance(hexOf(front, theme)), luminance(hexOf(back, theme))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
