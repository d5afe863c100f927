import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Endpoint } from '@portal/domain/contract/endpoint';
import { dataOf } from '@portal/domain/contract/envelope';
import { Instant, Text } from '@portal/domain/contract/scalar';
import { answerText } from './answer-text.ts';

const Thing = v.object({
  id: v.string(),
  title: Text(20),
  at: v.nullable(Instant),
  kind: v.nullable(v.picklist(['ONE', 'TWO'])),
  count: v.pipe(v.number(), v.integer()),
});
const thing = { id: 'a"b', title: '제목', at: '2026-11-24T00:00:00.000Z', kind: null, count: 3 };

let app: FastifyInstance;
let strict: FastifyInstance;
let asked: { response: v.GenericSchema; answer: unknown };

function server(strictAnswers: boolean): FastifyInstance {
  const made = fastify();
  made.decorate('strictAnswers', strictAnswers);
  made.get('/', (_request, reply) => {
    const endpoint = { method: 'GET', path: '/', access: 'public', summary: '', errors: [], response: asked.response };
    return answerText(reply, endpoint as Endpoint, asked.answer);
  });
  return made;
}
beforeAll(() => {
  app = server(false);
  strict = server(true);
});
afterAll(() => Promise.all([app.close(), strict.close()]));

async function sent(response: v.GenericSchema, answer: unknown, by = app) {
  asked = { response, answer };
  const { statusCode, body } = await by.inject('/');
  return statusCode === 200 ? body : statusCode;
}

describe('an answer', () => {
  it.each([
    ['with nothing where nothing may stand', dataOf(v.object({ items: v.array(Thing) })), { data: { items: [thing] } }],
    ['with a word of a list', dataOf(Thing), { data: { ...thing, kind: 'TWO', at: null } }],
    [
      'with a key that may be missing',
      v.object({ one: v.optional(v.string()), two: v.number() }),
      { two: 2, one: 'x' },
    ],
    [
      'of several shapes',
      v.variant('is', [v.object({ is: v.literal('A'), of: v.nullable(v.picklist(['X'])) })]),
      { is: 'A', of: null },
    ],
    ['that is empty', v.object({}), {}],
  ])('%s leaves as its contract reads it', async (_what, response, answer) => {
    const read = JSON.stringify(v.parse(response, answer));
    expect(await sent(response, answer)).toBe(read);
    expect(await sent(response, answer, strict)).toBe(read);
  });

  it('never carries a column that nobody declared, however deep', async () => {
    const answer = { data: { ...thing, passwordHash: 'secret' }, more: 'secret' };
    expect(await sent(dataOf(Thing), answer)).toBe(JSON.stringify({ data: thing }));
  });

  it('leaves without the letters that deceive', async () => {
    const answer = { data: { ...thing, title: '제\u202e목' } };
    expect(await sent(dataOf(Thing), answer)).toBe(JSON.stringify({ data: thing }));
  });

  it('that lacks something is a failure, and where tests look at it also one of a wrong kind', async () => {
    const { count: _count, ...lacking } = thing;
    expect(await sent(Thing, lacking)).toBe(500);
    expect(await sent(Thing, { ...thing, kind: 'THREE' }, strict)).toBe(500);
  });
});
