import { type Html, html } from '../../../core/pages/html.ts';
import type { LetterBlock, LetterFact } from './letter-blocks.ts';

// Mail programs know tables and styles on elements, and little else; nothing is loaded, so that no picture tells who reads.
const FONT =
  "'Pretendard Variable',Pretendard,-apple-system,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif";
const LABEL = 'font-size:13px;line-height:20px;color:#484d57';
const BUTTON =
  'display:inline-block;padding:14px 28px;background:#067976;border-radius:10px;color:#ffffff;font-weight:600;text-decoration:none';

export const LINK = 'color:#00615f';

const table = (rows: Html | readonly Html[], style = '') =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px;${style}">
    ${rows}
  </table>`;

const factRow = ({ label, value }: LetterFact) =>
  html`<tr>
    <td width="112" valign="top" style="padding:4px 12px 4px 0;${LABEL}">${label}</td>
    <td valign="top" style="padding:2px 0;font-weight:600;white-space:pre-line">${value}</td>
  </tr>`;

/** The old time struck through, and the new one where the eye goes first. */
const swap = ({ before, after }: { before: LetterFact; after: LetterFact }) =>
  table(html`
    <tr>
      <td style="padding:12px 20px;border:1px solid #d6d3ce;border-radius:12px 12px 0 0">
        <div style="${LABEL}">${before.label}</div>
        <s style="color:#484d57">${before.value}</s>
      </td>
    </tr>
    <tr>
      <td style="padding:16px 20px;background:#f1f9f8;border:2px solid #067976;border-radius:0 0 12px 12px">
        <div style="font-size:13px;line-height:20px;font-weight:600;color:#00615f">${after.label}</div>
        <strong style="font-size:20px;line-height:30px">${after.value}</strong>
      </td>
    </tr>
  `);

const quote = ({ said, by }: { said: string; by: string }) =>
  html`<div style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid #067976">
    <p style="margin:0 0 8px;white-space:pre-line">${said}</p>
    <strong>${by}</strong>
  </div>`;

/** Facts that follow each other are one table. */
export function blocksHtml(blocks: readonly LetterBlock[]): Html[] {
  const drawn: Html[] = [];
  let facts: LetterFact[] = [];
  const endFacts = () => {
    if (facts.length) drawn.push(table(facts.map(factRow)));
    facts = [];
  };
  for (const block of blocks) {
    if (typeof block === 'object' && 'label' in block) {
      facts.push(block);
      continue;
    }
    endFacts();
    if (typeof block === 'string') drawn.push(html`<p style="margin:0 0 16px;white-space:pre-line">${block}</p>`);
    else drawn.push('said' in block ? quote(block) : swap(block));
  }
  endFacts();
  return drawn;
}

export const buttonHtml = (url: string, action: string) =>
  html`<p style="margin:8px 0 16px"><a href="${url}" style="${BUTTON}">${action}</a></p>`;

interface LetterPage {
  readonly brand: string;
  readonly title: string;
  readonly language: string;
  readonly body: Html | readonly Html[];
  /** Why it was sent. */
  readonly foot: Html | string;
}

/** A mail in the portal's look: the brand, the sentence that is to be read, and why it was sent. */
export const letterPage = ({ brand, title, language, body, foot }: LetterPage): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light only" />
        <title>${title}</title>
      </head>
      <body style="margin:0;background:#f2f1ee;color:#161a22;font:16px/26px ${FONT};word-break:keep-all">
        <table role="presentation" cellpadding="0" cellspacing="0" width="100%">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                cellpadding="0"
                cellspacing="0"
                width="100%"
                style="max-width:600px;background:#ffffff;border:1px solid #e6e4df;border-radius:16px;overflow-wrap:anywhere"
              >
                <tr>
                  <td style="padding:20px 28px;border-bottom:1px solid #e6e4df;font-weight:700">
                    <span style="color:#067976">■</span> ${brand}
                  </td>
                </tr>
                <tr>
                  <td style="padding:28px 28px 12px">
                    <h1 style="margin:0 0 24px;font-size:26px;line-height:36px">${title}</h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 28px;background:#f2f1ee;border-radius:0 0 16px 16px;${LABEL}">${foot}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.toString();
