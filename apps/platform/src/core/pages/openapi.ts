import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Endpoint } from '@portal/domain/contract/endpoint';
import { COMMON_ERROR_CODES, ERRORS, type ErrorCode } from '@portal/domain/contract/error-code';
import { Problem } from '@portal/domain/wire/problem';

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema =>
  toJsonSchema(schema, { target: 'openapi-3.0', typeMode, errorMode: 'ignore' }) as JsonSchema;

const COMMON_HEADERS = [
  { name: 'platform', schema: { type: 'string', enum: ['WEB'] } },
  { name: 'tenant-code', schema: { type: 'string' } },
  { name: 'device-id', schema: { type: 'string', format: 'uuid' } },
  { name: 'accept-language', schema: { type: 'string', example: 'ko' } },
].map((header) => ({ ...header, in: 'header', required: true }));

export interface OpenApi {
  readonly openapi: '3.0.3';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Record<string, Record<string, JsonSchema>>;
  readonly components: JsonSchema;
}

/** The OpenAPI document of all served endpoints, made from their contracts. */
export function openApiOf(endpoints: ReadonlyMap<string, Endpoint>): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  }
  return {
    openapi: '3.0.3',
    info: { title: '선생님 포털 API', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, family: { type: 'http', scheme: 'Family' } },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
  };
}

function operationOf(operationId: string, endpoint: Endpoint): JsonSchema {
  const codes: readonly ErrorCode[] = [...endpoint.errors, ...COMMON_ERROR_CODES];
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  const problems = [...byStatus].map(([status, group]) => [
    status,
    {
      description: group.map((code) => `${code}: ${ERRORS[code].message}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return {
    operationId,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.access === 'public'
      ? {}
      : { security: [{ [endpoint.access === 'family' ? 'family' : 'bearer']: [] }] }),
    'x-access': endpoint.access,
    parameters: [
      ...COMMON_HEADERS,
      ...parametersOf(endpoint.headers, 'header'),
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: endpoint.summary,
        content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
      },
      ...Object.fromEntries(problems),
    },
  };
}

function parametersOf(shape: v.GenericSchema | undefined, where: 'header' | 'path' | 'query'): JsonSchema[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema,
  }));
}
