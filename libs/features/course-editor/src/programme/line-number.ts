const UNIT = '강|과|장|회차|회|차시|주차|주|단원|절|부|일차|교시|편|챕터';
const WORD =
  'bài|buổi|chương|phần|tuần|tiết|chủ đề|unit|lesson|chapter|week|day|part|module|lecture|session|section|step';
const END = String.raw`\s*[.:)\-–—·,|]*\s*`;

/** Numbers that a list may begin its lines with; the second kind belongs to what lies inside a line of the first. */
const TOP: readonly RegExp[] = [
  new RegExp(String.raw`^[[(【<]?\s*제?\s*\d{1,3}\s*(?:${UNIT})(?=[\s.:)\]】>\-–—·,|]|$)\s*[\])】>]?${END}`, 'u'),
  new RegExp(String.raw`^[[(【<]?\s*(?:${WORD})\s*\d{1,3}(?=[\s.:)\]】>\-–—·,|]|$)\s*[\])】>]?${END}`, 'iu'),
  /^[[(【<]\s*\d{1,3}\s*[\])】>]\s*/u,
  /^\d{1,3}\s*[.)\]:](?!\d)\s*/u,
  /^[①-⑳㉑-㉟]\s*/u,
  /^(?:[Ⅰ-ⅻ]+[.)]?|[IVX]{1,5}[.)])\s+/u,
];
const SUB: readonly RegExp[] = [
  /^\d{1,3}(?:[.-]\d{1,3})+[.)]?\s+/u,
  /^[가나다라마바사아자차카타파하][.)]\s*/u,
  /^\(?[a-zA-Z][.)]\s+/u,
  /^[ⓐ-ⓩ\u3260-\u326d]\s*/u,
];
const BULLET = /^(?:[*+\-–—]\s+|[•·●○◦▪▫■□◆◇▶►▷☐☑✓✔※→]\s*)+/u;
/** `… 12` and `........ 12`: the page on which a chapter begins. */
const PAGE = /\s*(?:\.{3,}|…+|·{3,}|_{3,})\s*\d{0,4}\s*$/u;

export interface NumberedLine {
  readonly text: string;
  readonly kind: 'TOP' | 'SUB' | 'BULLET' | 'PLAIN';
}

/** A line of a list without its bullet, its number and its page. A line that is nothing but its number keeps it. */
export function stripNumber(line: string): NumberedLine {
  const whole = line.replace(PAGE, '').trim();
  const text = whole.replace(BULLET, '');
  const cut = (signs: readonly RegExp[]) =>
    signs
      .map((sign) => text.replace(sign, ''))
      .find((rest) => rest !== text)
      ?.trim();
  const sub = cut(SUB);
  if (sub) return { text: sub, kind: 'SUB' };
  const top = cut(TOP);
  if (top !== undefined) return { text: top || text, kind: 'TOP' };
  return { text, kind: text === whole ? 'PLAIN' : 'BULLET' };
}
