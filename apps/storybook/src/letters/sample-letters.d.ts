declare module 'virtual:sample-letters' {
  /** By name: the letter in each of the languages that its readers have. */
  export const letters: Readonly<Record<string, readonly { readonly subject: string; readonly html: string }[]>>;
}
