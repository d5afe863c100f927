import type { FastifyInstance } from 'fastify';
import type { Access } from '@portal/domain/contract/endpoint';
import type { Config } from '../config/config.ts';
import { html, type Html } from './html.ts';
import { openApiOf, type OpenApi } from './openapi.ts';
import { serverPage, serverPagePolicy } from './server-page.ts';

/** /openapi.json for tools and /docs for people; the page needs no script, so it keeps the strict policy. */
export function registerDocs(app: FastifyInstance, config: Config): void {
  const page = { config: { rateClass: 'page' } } as const;
  app.get('/openapi.json', page, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(openApiOf(app.endpoints))),
  );
  app.get('/docs', page, (_request, reply) =>
    reply
      .header('content-security-policy', serverPagePolicy(config))
      .type('text/html; charset=utf-8')
      .send(docsPage(openApiOf(app.endpoints))),
  );
}

function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as unknown as Operation,
    })),
  );
  const groups = [...Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')];
  return serverPage({
    title: document.info.title,
    wide: true,
    body: html`<h1>${document.info.title}</h1>
      <p>계약에서 만든 문서예요. 도구에는 <a href="/openapi.json">openapi.json</a>을 쓰세요.</p>
      ${groups.map(
        ([tag, list]) =>
          html`<h2>/${tag}</h2>
            ${list.map(({ path, method, operation }) => operationHtml(path, method, operation))}`,
      )}`,
  });
}

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-access': Access;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: unknown }[];
  readonly requestBody?: { content: { 'application/json': { schema: unknown } } };
  readonly responses: Record<string, { description: string; content: { 'application/json': { schema: unknown } } }>;
}

const ACCESS: Record<Access, string> = {
  public: '누구나',
  family: '링크로 온 가족',
  uploader: '로그인한 사용자나 표가 있는 방문자',
  user: '로그인한 사람',
  teacher: '로그인한 선생님',
  operator: '운영팀',
};

function operationHtml(path: string, method: string, operation: Operation): Html {
  return html`<details>
    <summary><span class="method">${method.toUpperCase()}</span> <code>${path}</code> ${operation.summary}</summary>
    <p>${ACCESS[operation['x-access']]}</p>
    <table>
      <thead>
        <tr>
          <th>이름</th>
          <th>위치</th>
          <th>필수</th>
          <th>형식</th>
        </tr>
      </thead>
      <tbody>
        ${operation.parameters.map(
          (parameter) =>
            html`<tr>
              <td><code>${parameter.name}</code></td>
              <td>${parameter.in}</td>
              <td>${parameter.required ? '예' : '아니요'}</td>
              <td><code>${JSON.stringify(parameter.schema)}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${operation.requestBody ? schemaHtml('본문', operation.requestBody.content['application/json'].schema) : ''}
    ${Object.entries(operation.responses).map(([status, response]) =>
      Number(status) < 300
        ? schemaHtml(status, response.content['application/json'].schema)
        : html`<p><strong>${status}</strong> ${response.description}</p>`,
    )}
  </details>`;
}

const schemaHtml = (title: string, schema: unknown) =>
  html`<p><strong>${title}</strong></p>
    <pre>${JSON.stringify(schema, null, 2)}</pre>`;
