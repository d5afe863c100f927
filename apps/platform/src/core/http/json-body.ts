import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error.ts';

export const MAX_DEPTH = 32;

/** Accepts JSON only, and measures its depth before parsing: JSON.parse and schemas are recursive (F, LAB e5). */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text);
    if (body.trim() === '') return done(null, undefined);
    if (depthOf(body) > MAX_DEPTH) return done(new DomainError('VALIDATION'), undefined);
    return parse(request, body, done);
  });
}

/** How deep arrays and objects nest, counted without parsing; brackets inside strings do not count. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (inString) {
      if (code === 0x5c) at++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x5d || code === 0x7d) depth--;
  }
  return deepest;
}
