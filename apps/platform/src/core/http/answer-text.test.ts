import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Endpoint } from '@portal/domain/contract/endpoint';
import { dataOf } from '@portal/domain/contract/envelope';
import { Instant, Line, Text } from '@portal/domain/contract/scalar';
import { answerText } from './answer-text.ts';

const Thing = v.object({
  id: v.string(),
  title: Line(20),
  content: Text(20),
  at: v.nullable(Instant),
  kind: v.nullable(v.picklist(['ONE', 'TWO'])),
  count: v.pipe(v.number(), v.integer()),
});
const thing = { id: 'a"b', title: '제목', content: '한 줄', at: '2026-11-24T00:00:00.000Z', kind: null, count: 3 };

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

  it('with a sign that steers, or a line with an end in it, leaves as its contract reads it', async () => {
    const answer = { data: { ...thing, title: '제\n목', content: '두\n줄\u0007\b' } };
    const plain = { data: { ...thing, title: '제 목', content: '두\n줄' } };
    expect(await sent(dataOf(Thing), answer)).toBe(JSON.stringify(plain));
    expect(await sent(dataOf(Thing), answer, strict)).toBe(JSON.stringify(plain));
  });

  it('with lines and texts is written by a serialiser, which asks for no words of a list', async () => {
    const answer = { ...thing, kind: 'THREE' };
    expect(await sent(Thing, answer)).toBe(JSON.stringify(answer));
  });

  it('that lacks something is a failure, and where tests look at it also one of a wrong kind', async () => {
    const { count: _count, ...lacking } = thing;
    expect(await sent(Thing, lacking)).toBe(500);
    expect(await sent(Thing, { ...thing, kind: 'THREE' }, strict)).toBe(500);
  });
});
