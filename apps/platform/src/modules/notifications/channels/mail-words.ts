import { NOTIFICATION_CATEGORY_LABELS } from '@portal/domain/notifications/notification';
import { paths, sitePath } from '@portal/domain/site/paths';
import { html } from '../../../core/pages/html.ts';
import { isAwaited } from '../delivery/delivery-plan.ts';
import type { ChannelMessage } from './channel.ts';
import type { Letter } from './channels.tables.ts';
import { blocksHtml, buttonHtml, letterPage, LINK } from './letter-html.ts';

type Item = ChannelMessage['notifications'][number];

export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SHOW = '자세히 보기';
const FOOT = '이 메일은 알림 설정에 따라 보냈어요. 받고 싶지 않다면 설정에서 끌 수 있어요.';
const FOOT_OF_AWAITED = '요청하신 심사의 결과라서 보냈어요.';

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
  const one = notifications.length === 1 && !isDigest ? notifications[0] : undefined;
  const body = one
    ? [...blocksHtml([one.content]), buttonHtml(pageOf(origin, one.id), SHOW)]
    : groups.map(
        ([label, items]) =>
          html`<h2 style="margin:16px 0 8px;font-size:14px;color:#484d57">${label}</h2>
            ${items.map(
              (item) =>
                html`<p style="margin:0 0 16px">
                  <strong>${item.title}</strong><br />${item.content}<br />
                  <a href="${pageOf(origin, item.id)}" style="${LINK}">${SHOW}</a>
                </p>`,
            )}`,
      );
  const footHtml = html`${foot} <a href="${settingsUrl(origin)}" style="${LINK}">알림 설정</a>`;
  return {
    subject: subjectOf(brand, title),
    text,
    html: letterPage({ brand, title, language: 'ko', body, foot: footHtml }),
  };
}

/** The words of a mail that stands alone, for somebody who has no settings. */
export function letterWords({ content, path, ...rest }: Letter, origin: string, brand: string): MailWords {
  const { action = SHOW, language = 'ko', reason = '지원하신 내용 때문에 보냈어요.', blocks = [content] } = rest;
  const title = oneLine(rest.title);
  const address = path === null ? [] : [origin + sitePath(path)];
  const body = [...blocksHtml(blocks), ...address.map((url) => buttonHtml(url, action))];
  return {
    subject: subjectOf(brand, title),
    text: [title, content, ...address, reason].join('\n\n'),
    html: letterPage({ brand, title, language, body, foot: reason }),
  };
}

const subjectOf = (brand: string, title: string) => `[${oneLine(brand)}] ${title}`;
