import { formatDateTime } from '@portal/domain/format/date-time';
import type { ContractView } from '@portal/domain/recruiting/contract';
import type { ContractDocument } from '@portal/domain/recruiting/contract-text';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { downloadFile } from '@portal/portal-core/download-file';
import { contract as words, signed } from '../contract-messages.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (raw: string) => raw.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!);
const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 sans-serif;color:#111;background:#fff}h2{font-size:1rem;margin-bottom:0}p{margin:.25rem 0}small{overflow-wrap:anywhere}';

/** A signed contract as a page of its own, to be kept and printed without the portal. */
export function contractCopy(
  { title, parties, articles }: ContractDocument,
  { signature, textVersion, textHash }: Pick<ContractView, 'signature' | 'textVersion' | 'textHash'>,
): string {
  const facts = [
    ...parties,
    ...(signature
      ? [
          { label: signed.signature, text: signature.name },
          { label: signed.signedAt, text: formatDateTime(signature.at, DEFAULT_TIME_ZONE) },
        ]
      : []),
  ];
  const body = [
    `<h1>${text(title)}</h1>`,
    ...facts.map((fact) => `<p>${text(fact.label)}: ${text(fact.text)}</p>`),
    ...articles.flatMap((article) => [
      `<h2>${text(article.title)}</h2>`,
      ...article.paragraphs.map(
        (paragraph, at) => `<p>${article.paragraphs.length > 1 ? `${at + 1}. ` : ''}${text(paragraph)}</p>`,
      ),
    ]),
    `<p><small>${text(words.version(textVersion))} · ${words.hash} ${text(textHash)}</small></p>`,
  ];
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title><style>${STYLE}</style></head><body>${body.join('\n')}</body></html>`;
}

/** Gives it to her as a file. */
export const downloadCopy = (document: ContractDocument, contract: ContractView): void =>
  downloadFile(signed.fileName, 'text/html', contractCopy(document, contract));
