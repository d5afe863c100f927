/** Marks text that is already HTML. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}
export type { Html };

type Part = Html | string | number | false | null | undefined | readonly Part[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (part === false || part === null || part === undefined) return '';
  return typeof part === 'object'
    ? part.map(render).join('')
    : String(part).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
};

/** A template whose values are escaped unless they are HTML themselves. */
export function html(texts: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(texts.map((text, at) => text + (at < values.length ? render(values[at]) : '')).join(''));
}

/** Text that is trusted as it stands: our own style sheet, a form that the provider made. */
export const trusted = (text: string): Html => new Html(text);
