import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Endpoint } from '@portal/domain/contract/endpoint';
import { plainText } from '@portal/domain/contract/scalar';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether every answer is also checked against its contract, as tests want it. */
    strictAnswers: boolean;
  }
}

/**
 * What a serialiser writes as reading does. Not among them: keys that may be missing, which change their place, and things of
 * several shapes, whose nullable lists of words it does not know again.
 */
const WRITTEN_ALIKE: ReadonlySet<string> = new Set(
  'array boolean literal null nullable number object picklist strict_object string'.split(' '),
);

/** What a serialiser is compiled from, and whether what it writes has to be looked at for letters that deceive. */
interface Written {
  readonly schema: ReturnType<typeof toJsonSchema>;
  readonly hasPlainText: boolean;
}

const written = new WeakMap<Endpoint, Written | 'READ'>();

/**
 * An answer as it leaves: what its contract declares and nothing else. A serialiser that Fastify compiles from the contract
 * writes it; what only reading by the contract gets right is read by it.
 */
export function answerText(reply: FastifyReply, endpoint: Endpoint, answer: unknown): string {
  const how = written.get(endpoint) ?? howToWrite(endpoint);
  written.set(endpoint, how);
  if (how === 'READ') return readText(endpoint, answer);
  const checked = reply.server.strictAnswers ? readText(endpoint, answer) : undefined;
  // Fastify compiles it once for each route.
  const write = reply.compileSerializationSchema(how.schema as Record<string, unknown>);
  let text = write(answer as Record<string, unknown>);
  // Such letters are rare, and only some of the texts are kept free of them.
  if (how.hasPlainText && plainText(text) !== text) text = readText(endpoint, answer);
  if (checked !== undefined && text !== checked)
    throw new Error(`${endpoint.method} ${endpoint.path} is written otherwise than its contract reads it`);
  return text;
}

function howToWrite({ response }: Endpoint): Written | 'READ' {
  let hasPlainText = false;
  try {
    const schema = toJsonSchema(response, {
      target: 'openapi-3.0',
      typeMode: 'output',
      errorMode: 'throw',
      overrideSchema({ valibotSchema: { type } }) {
        if (!WRITTEN_ALIKE.has(type)) throw new Error(type);
        return undefined;
      },
      // Limits and formats are for who checks; writing needs kinds only.
      overrideAction({ valibotAction, jsonSchema: { format: _format, pattern: _pattern, ...kinds } }) {
        const isPlainText = 'operation' in valibotAction && valibotAction.operation === plainText;
        if (valibotAction.kind === 'transformation' && !isPlainText) throw new Error(valibotAction.type);
        hasPlainText ||= isPlainText;
        return kinds;
      },
    });
    return { schema, hasPlainText };
  } catch {
    return 'READ';
  }
}

function readText(endpoint: Endpoint, answer: unknown): string {
  const read = v.safeParse(endpoint.response, answer);
  if (read.success) return JSON.stringify(read.output);
  // Paths and kinds only: the values may be personal.
  const issues = read.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.type}`);
  throw new Error(`${endpoint.method} ${endpoint.path} answered off its contract: ${issues.join(', ')}`);
}
