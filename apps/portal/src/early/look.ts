import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { system } from '@portal/ui/system';

/** Reset, tokens and global styles, word for word as the system's provider would insert them. Runs in Node only. */
export function lookCss(): string {
  const markup = renderToStaticMarkup(createElement(ChakraProvider, { value: system, children: null }));
  return [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
}

/** What a system has to know of its tokens when their CSS stands in the document. */
export interface PackedTokens {
  /** `colors.fg.muted` -> `var(--chakra-colors-fg-muted)`. */
  readonly references: Readonly<Record<string, string>>;
  /** What `colorPalette="pine"` sets: variable -> reference. */
  readonly palettes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The only tokens whose values style props read by themselves. */
  readonly values: Readonly<Record<string, string>>;
}

const READ_BY_VALUE = /^(breakpoints|opacity)\./;

export function packTokens(): PackedTokens {
  const { flatMap, colorPaletteMap, tokenMap } = system.tokens;
  const read = [...tokenMap].filter(([name]) => READ_BY_VALUE.test(name));
  return {
    references: Object.fromEntries(flatMap),
    palettes: Object.fromEntries([...colorPaletteMap].map(([name, slots]) => [name, Object.fromEntries(slots)])),
    values: Object.fromEntries(read.map(([name, { value }]) => [name, String(value)])),
  };
}
