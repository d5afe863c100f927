import { http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Fake } from './contract-fakes.ts';

type Handler = Fake | RequestHandler;

const server = setupServer();
let complaints: string[] = [];

const asHandler = (handler: Handler): RequestHandler =>
  'answer' in handler
    ? http.all(
        ({ request }) => handler.matches(request),
        async ({ request }) => {
          try {
            return await handler.answer(request);
          } catch (error) {
            complaints.push(error instanceof Error ? error.message : String(error));
            return Response.error();
          }
        },
      )
    : handler;

/** Takes what went wrong between portal and fakes since the last call; also done, and thrown, after each test. */
export function takeComplaints(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}

/**
 * The platform of a Jest test: importing this file starts it. What a test states last wins. A request that nobody
 * answers, or that breaks its contract, fails the test by name.
 */
export const platform = {
  use: (...handlers: Handler[]) => server.use(...handlers.map(asHandler)),
};

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:unhandled', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    complaints.push(`Nobody answers ${request.method} ${pathname}${search}: add a fake of that endpoint.`);
  });
});

afterEach(() => {
  server.resetHandlers();
  const found = takeComplaints();
  if (found.length > 0) throw new Error(found.join('\n'));
});

afterAll(() => server.close());
