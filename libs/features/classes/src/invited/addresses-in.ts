/**
 * The addresses in a text, as people copy them out of a mail or a table: with commas, semicolons, tabs or spaces between them, and
 * behind a name as `"Bố" <a@x.com>`. A text without any stays as it is, to be told of.
 */
export function addressesIn(text: string): string[] {
  if (!text.includes('@')) return [text.trim()].filter(Boolean);
  return text
    .replaceAll(/"[^"]*"\s*(?=<)/g, '')
    .split(/[,;\t\r\n]+/)
    .flatMap((part) => {
      const words = part.split(/\s+/).filter(Boolean);
      // Beside an address in angle brackets stands whose it is.
      const addresses = part.includes('<') ? words.filter((word) => word.includes('@')) : words;
      return addresses.map((word) => word.replaceAll(/[<>]/g, ''));
    });
}
