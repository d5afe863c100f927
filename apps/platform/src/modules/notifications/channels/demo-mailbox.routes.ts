import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatDateTime } from '@portal/domain/format/date-time';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Config } from '../../../core/config/config.ts';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { html, type Html } from '../../../core/pages/html.ts';
import { serverPage, serverPageHeaders } from '../../../core/pages/server-page.ts';
import { mailQueries } from './mail.queries.ts';

const PATH = '/demo/mailbox';

/** The mails that a demo without SMTP would have sent. Only for the demo: everybody may read them there. */
export function registerDemoMailbox(app: FastifyInstance, db: Db, config: Config): void {
  const mails = mailQueries(db);
  const page = { config: { rateClass: 'page' } } as const;
  const send = (reply: FastifyReply, title: string, body: Html) =>
    reply
      .headers({ ...serverPageHeaders(config), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(serverPage({ title, wide: true, body }));

  app.get(PATH, page, async (_request, reply) => {
    const newest = await mails.newest();
    const rows = newest.map(
      ({ id, subject, recipient, sentAt }) =>
        html`<tr>
          <td><a href="${PATH}/${id}">${subject}</a></td>
          <td>${timeText(sentAt)}</td>
          <td>${recipient}</td>
        </tr>`,
    );
    const table = html`<table>
      <thead>
        <tr>
          <th>제목</th>
          <th>보낸 시각</th>
          <th>받는 사람</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
    return send(
      reply,
      '체험용 메일함',
      html`<h1>체험용 메일함</h1>
        <p>메일 서버가 없어서 보낸 메일을 여기에 모아 뒀어요. 최근 200통까지 남아요.</p>
        ${rows.length ? table : html`<p>아직 보낸 메일이 없어요.</p>`}`,
    );
  });

  app.get<{ Params: { id: string } }>(`${PATH}/:id`, page, async ({ params }, reply) => {
    const found = await mails.find(params.id);
    if (!found) throw new DomainError('NOT_FOUND');
    return send(
      reply,
      found.subject,
      html`<h1>${found.subject}</h1>
        <p>${found.recipient} · ${timeText(found.sentAt)}</p>
        <pre>${linked(found.text, config.origin)}</pre>
        <p>
          <a href="${PATH}/${params.id}/html">보낸 모양 그대로 보기</a> ·
          <a href="${PATH}">메일함으로</a>
        </p>`,
    );
  });

  app.get<{ Params: { id: string } }>(`${PATH}/:id/html`, page, async ({ params }, reply) => {
    const found = await mails.find(params.id);
    if (!found) throw new DomainError('NOT_FOUND');
    return reply.headers(LETTER_HEADERS).type('text/html; charset=utf-8').send(found.html);
  });
}

/** A letter as mail programs draw it: its styles stand on its elements; nothing is loaded, and nothing runs. */
const LETTER_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation",
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Only our own addresses become links. */
const linked = (text: string, origin: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${origin}/`) ? html`<a href="${part}">${part}</a>` : part));

const timeText = (at: Date) => formatDateTime(at, DEFAULT_TIME_ZONE);
