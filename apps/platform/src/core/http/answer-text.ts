import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Endpoint } from '@portal/domain/contract/endpoint';
import { plainLine, plainText } from '@portal/domain/contract/scalar';

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

/**
 * What texts are kept free of, as JSON writes it: letters that deceive, signs that steer (JSON escapes them), and in a line also
 * its end. Found in an answer it may stand where it may, in another text; reading tells.
 */
const SUSPECTS = new Map<unknown, (json: string) => boolean>([
  [plainText, (json) => /\\[bfu]/.test(json) || plainText(json) !== json],
  [plainLine, (json) => /\\[bfnrtu]/.test(json) || plainLine(json) !== json],
]);

/** What a serialiser is compiled from, and whether something in what it wrote has to be read to be sure. */
interface Written {
  readonly schema: ReturnType<typeof toJsonSchema>;
  readonly isSuspect: (json: string) => boolean;
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
  if (how.isSuspect(text)) text = readText(endpoint, answer);
  if (checked !== undefined && text !== checked)
    throw new Error(`${endpoint.method} ${endpoint.path} is written otherwise than its contract reads it`);
  return text;
}

function howToWrite({ response }: Endpoint): Written | 'READ' {
  const suspects = new Set<(json: string) => boolean>();
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
        if (valibotAction.kind !== 'transformation') return kinds;
        const suspect = 'operation' in valibotAction && SUSPECTS.get(valibotAction.operation);
        if (!suspect) throw new Error(valibotAction.type);
        suspects.add(suspect);
        return kinds;
      },
    });
    return { schema, isSuspect: (json) => [...suspects].some((isFound) => isFound(json)) };
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
