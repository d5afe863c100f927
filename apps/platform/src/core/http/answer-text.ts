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

type JsonSchema = ReturnType<typeof toJsonSchema>;

/**
 * What a serialiser writes as reading does. Not among them: keys that may be missing, which change their place, and things of
 * several shapes, whose nullable lists of words it does not know again.
 */
const WRITTEN_ALIKE: ReadonlySet<string> = new Set(
  'array boolean literal null nullable number object picklist strict_object string'.split(' '),
);

const schemas = new WeakMap<Endpoint, JsonSchema | 'PARSED'>();

/**
 * An answer as it leaves: what its contract declares and nothing else. A serialiser that Fastify compiles from the contract
 * writes it; what only reading by the contract gets right is read by it.
 */
export function answerText(reply: FastifyReply, endpoint: Endpoint, answer: unknown): string {
  const schema = schemas.get(endpoint) ?? schemaOf(endpoint);
  schemas.set(endpoint, schema);
  if (schema === 'PARSED') return JSON.stringify(parsed(endpoint, answer));
  const checked = reply.server.strictAnswers ? JSON.stringify(parsed(endpoint, answer)) : undefined;
  // Fastify compiles it once for each route.
  const written = reply.compileSerializationSchema(schema as Record<string, unknown>)(
    answer as Record<string, unknown>,
  );
  // Letters that deceive leave only some of the texts, so they are rare enough to be looked for one by one.
  const text = plainText(written) === written ? written : JSON.stringify(parsed(endpoint, answer));
  if (checked !== undefined && text !== checked)
    throw new Error(`${endpoint.method} ${endpoint.path} is written otherwise than its contract reads: ${text}`);
  return text;
}

function schemaOf({ response }: Endpoint): JsonSchema | 'PARSED' {
  try {
    return toJsonSchema(response, {
      target: 'openapi-3.0',
      typeMode: 'output',
      errorMode: 'throw',
      overrideSchema({ valibotSchema: { type } }) {
        if (!WRITTEN_ALIKE.has(type)) throw new Error(type);
        return undefined;
      },
      // Limits and formats are for who checks; writing needs kinds only.
      overrideAction({ valibotAction, jsonSchema: { format: _format, pattern: _pattern, ...kinds } }) {
        if (valibotAction.kind === 'transformation' && !isPlainText(valibotAction)) throw new Error(valibotAction.type);
        return kinds;
      },
    });
  } catch {
    return 'PARSED';
  }
}

const isPlainText = (action: object) => 'operation' in action && action.operation === plainText;

function parsed(endpoint: Endpoint, answer: unknown): unknown {
  const result = v.safeParse(endpoint.response, answer);
  if (result.success) return result.output;
  // Paths and kinds only: the values may be personal.
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.type}`);
  throw new Error(`${endpoint.method} ${endpoint.path} answered off its contract: ${issues.join(', ')}`);
}
