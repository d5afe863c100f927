import { system } from '@portal/ui/system';

export type Theme = 'light' | 'dark';

const colourOf = (name: string) => {
  const token = system.tokens.getByName(`colors.${name}`);
  if (!token) throw new Error(`There is no colour ${name}.`);
  return token;
};

/** The hex value of a colour by its name: a step of a ramp (`celadon.600`) or a meaning (`fg.muted`). */
export function hexOf(name: string, theme: Theme): string {
  const { value, extensions } = colourOf(name);
  const reference: unknown = extensions.conditions?.[theme === 'light' ? '_light' : '_dark'];
  if (typeof reference !== 'string') return String(value);
  const [, step] = /^\{colors\.(.+)\}$/.exec(reference) ?? [];
  return step ? hexOf(step, theme) : reference;
}

/** The step that a meaning points at, for people who look for it in the ramps. */
export function stepOf(name: string, theme: Theme): string {
  const reference: unknown = colourOf(name).extensions.conditions?.[theme === 'light' ? '_light' : '_dark'];
  return String(reference).replace(/^\{colors\.(.+)\}$/, '$1');
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two hex colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The value of a token as it is written in the theme. */
export const valueOf = (category: string, name: string) =>
  String(system.tokens.getByName(`${category}.${name}`)?.originalValue ?? '');
