import { NOTIFICATION_CATEGORY_LABELS } from '@portal/domain/notifications/notification';
import { paths, sitePath } from '@portal/domain/site/paths';
import { type Html, html } from '../../../core/pages/html.ts';
import { isAwaited } from '../delivery/delivery-plan.ts';
import type { ChannelMessage } from './channel.ts';
import type { Letter } from './channels.tables.ts';

type Item = ChannelMessage['notifications'][number];

export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const PAGE = 'margin:0;padding:24px 16px;background:#fcfcfa;color:#161a22;font:16px/1.6 sans-serif';
const CARD = 'max-width:480px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e6e4df;border-radius:16px';
const LINK = 'color:#00615f';
const FOOT = '이 메일은 알림 설정에 따라 보냈어요. 받고 싶지 않다면 설정에서 끌 수 있어요.';
const FOOT_OF_AWAITED = '요청하신 심사의 결과라서 보냈어요.';
const MUTED = 'color:#484d57;font-size:13px';

export const settingsUrl = (origin: string) => origin + sitePath(paths.notificationSettings());
const pageOf = (origin: string, id: string) => origin + sitePath(paths.notification(id));

// A line break in a subject would begin another header.
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 150)
    .toWellFormed();

/** One notification, or a day's under the headings of their categories; plain text and simple HTML, nothing loaded. */
export function mailWords({ notifications, isDigest }: ChannelMessage, origin: string, brand: string): MailWords {
  const title = isDigest ? `모아 보는 알림 ${notifications.length}건` : oneLine(notifications[0]!.title);
  const groups = [...Map.groupBy(notifications, ({ category }) => NOTIFICATION_CATEGORY_LABELS[category ?? 'none'])];
  const foot = notifications.every(({ kind }) => isAwaited(kind)) ? FOOT_OF_AWAITED : FOOT;
  const itemText = (item: Item) => `${oneLine(item.title)}\n${item.content}\n${pageOf(origin, item.id)}`;
  const text = [
    title,
    ...groups.map(([label, items]) => [`[${label}]`, ...items.map(itemText)].join('\n\n')),
    `${foot}\n${settingsUrl(origin)}`,
  ].join('\n\n');
  const body = html`${groups.map(
      ([label, items]) =>
        html`<h2 style="margin:16px 0 8px;font-size:14px;color:#484d57">${label}</h2>
          ${items.map(
            (item) =>
              html`<p style="margin:0 0 16px">
                ${isDigest && html`<strong>${item.title}</strong><br />`}${item.content}<br />
                <a href="${pageOf(origin, item.id)}" style="${LINK}">자세히 보기</a>
              </p>`,
          )}`,
    )}
    <p style="${MUTED}">${foot} <a href="${settingsUrl(origin)}" style="${LINK}">알림 설정</a></p>`;
  return { subject: subjectOf(brand, title), text, html: pageAround(brand, title, body) };
}

/** The words of a mail that stands alone, for somebody who has no settings. */
export function letterWords({ title, content, path, ...rest }: Letter, origin: string, brand: string): MailWords {
  const { action = '자세히 보기', language = 'ko', reason = '지원하신 내용 때문에 보냈어요.' } = rest;
  const address = path === null ? [] : [origin + sitePath(path)];
  const links = address.map(
    (url) => html`<p style="margin:0 0 16px"><a href="${url}" style="${LINK}">${action}</a></p>`,
  );
  const body = html`<p style="margin:0 0 16px;white-space:pre-line">${content}</p>
    ${links}
    <p style="${MUTED}">${reason}</p>`;
  const text = [oneLine(title), content, ...address, reason].join('\n\n');
  return { subject: subjectOf(brand, title), text, html: pageAround(brand, oneLine(title), body, language) };
}

const subjectOf = (brand: string, title: string) => `[${oneLine(brand)}] ${oneLine(title)}`;

const pageAround = (brand: string, title: string, body: Html, language = 'ko') =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
      </head>
      <body style="${PAGE}">
        <div style="${CARD}">
          <p style="margin:0 0 16px;font-weight:600;color:#00615f">${brand}</p>
          <h1 style="margin:0 0 16px;font-size:20px">${title}</h1>
          ${body}
        </div>
      </body>
    </html>`.toString();
