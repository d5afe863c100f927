/** @jest-environment node */
import { system } from '@portal/ui/system';
import { lookCss, packTokens } from './look.ts';

describe('the look that stands in the document', () => {
  const css = lookCss();
  const squeezed = (text: string) => text.replaceAll(', ', ',');

  it('names the order of the layers first: what React inserts later must win or lose as ever', () => {
    expect(css.startsWith('@layer reset,base,tokens,recipes;')).toBe(true);
    expect(css.match(/@layer \w+\{/g)).toEqual(['@layer reset{', '@layer base{', '@layer tokens{']);
  });

  it('has every variable of every theme, and every movement', () => {
    for (const variables of system.tokens.cssVarMap.values())
      for (const [name, value] of variables) expect(squeezed(css)).toContain(`${name}:${squeezed(String(value))};`);
    for (const name of system.query.keyframes.list()) expect(css).toContain(`@keyframes ${name}{`);
  });

  it('cannot end the style element that it stands in', () => {
    expect(css).not.toContain('<');
  });
});

describe('the tokens that travel with the bundle', () => {
  const { references, palettes, values } = packTokens();

  it('are all that style props ask for', () => {
    expect(references['colors.fg.muted']).toBe('var(--chakra-colors-fg-muted)');
    expect(references['spacing.-4']).toBe('calc(var(--chakra-spacing-4) * -1)');
    expect(Object.keys(references)).toHaveLength(system.tokens.flatMap.size);
    expect(palettes['pine']?.['--chakra-colors-color-palette-solid']).toBe('var(--chakra-colors-pine-solid)');
    expect(values['breakpoints.md']).toBe('48rem');
  });
});
