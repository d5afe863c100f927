import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SOCKET_PATH } from '@portal/domain/wire/realtime-events';
import type { Config } from '../config/config.ts';
import { LOG_OPTIONS, loggedPath } from '../log/log-safety.ts';
import { unreadable } from './bare-answers.ts';
import { registerBodyTimeout } from './body-timeout.ts';
import { registerJsonBody } from './json-body.ts';
import { registerProblems, sendProblem } from './problem-answer.ts';
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts';

/** A server with its bounds, its log line and its answers to what goes wrong, and no route yet. */
export function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    ...LOG_OPTIONS,
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy === false ? false : config.trustProxy.split(','),
    bodyLimit: 65_536,
    // Fastify's own limits are off by default: a slow sender would hold its connection for ever (2.6).
    connectionTimeout: 60_000,
    // Counted by registerBodyTimeout, which lets files take longer.
    requestTimeout: 0,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: 20_000,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
      // Whatever else a client would like to speak, it is answered in HTTP, as it asked.
      shouldUpgradeCallback: ({ url = '' }) => url.startsWith(SOCKET_PATH),
    },
    forceCloseConnections: 'idle',
    // What comes on an open connection while we stop was accepted, and is answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors(error, request, reply) {
      void sendProblem(request, reply.headers(securityHeaders(config)), error);
      // No hook runs for an address that cannot be read.
      logRequest(request, reply);
    },
    clientErrorHandler: unreadable({ config, log }),
  }) as unknown as FastifyInstance;
  app.decorate('endpoints', new Map());
  app.decorate('tenantCode', config.tenant.code);
  app.decorateRequest('caller', null);
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  registerProblems(app);
  registerBodyTimeout(app);
  registerJsonBody(app);
  registerSecurityHeaders(app, config);
  return app;
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, originalUrl } = request;
  const ms = Math.round(reply.elapsedTime);
  request.log.info({ method, path: loggedPath(originalUrl), status: reply.statusCode, ms }, 'request');
}
