/** The little of fontkit that the font's test reads; the package ships no types. */
declare module 'fontkit' {
  export interface Font {
    readonly familyName: string;
    readonly postscriptName: string;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: readonly string[]): { readonly advanceWidth: number };
  }
  export function create(file: Uint8Array): Font;
}
