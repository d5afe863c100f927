import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Long bodies are welcome here: only a sender that is silent for so long is cut off. */
    stallMs?: number;
  }
}

const WHOLE_MS = 45_000;
const LOOKS = 4;

/**
 * Cuts off slow senders (2.6). Node's own limit for a whole request knows no exception for the routes that take files, so it is
 * off and this one counts.
 */
export function registerBodyTimeout(app: FastifyInstance, wholeMs = WHOLE_MS): void {
  app.addHook('onRequest', async (request) => {
    const { raw, routeOptions } = request;
    // Nothing is sent: most calls are such ones.
    if (!hasBody(raw)) return;
    const { stallMs } = routeOptions.config;
    // What is complete waits for our own answer.
    const cut = () => void (raw.complete || raw.destroy());
    const timer = stallMs === undefined ? setTimeout(cut, wholeMs) : setInterval(stalled(raw, cut), stallMs / LOOKS);
    timer.unref();
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}

function stalled(raw: IncomingMessage, cut: () => void): () => void {
  let seen = raw.socket.bytesRead;
  let silent = 0;
  return () => {
    const { bytesRead } = raw.socket;
    silent = bytesRead === seen ? silent + 1 : 0;
    seen = bytesRead;
    if (silent >= LOOKS) cut();
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
