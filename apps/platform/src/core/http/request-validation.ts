import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import { DomainError } from '../domain-error.ts';

const NOTHING = v.strictObject({});
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The headers of SES-6. Throws VALIDATION naming each one that is missing or wrong. */
export function checkCommonHeaders(headers: IncomingHttpHeaders, tenantCode: string): void {
  const fields: Record<string, string> = {};
  if (headers['platform'] !== 'WEB') fields['platform'] = 'platform 헤더는 WEB이어야 해요.';
  if (headers['tenant-code'] !== tenantCode) fields['tenant-code'] = '알 수 없는 사이트 코드예요.';
  if (!UUID_V4.test(String(headers['device-id'] ?? ''))) fields['device-id'] = '기기 번호의 형식이 맞지 않아요.';
  if (!/^[A-Za-z0-9*,;=.\- ]{1,100}$/.test(headers['accept-language'] ?? ''))
    fields['accept-language'] = '언어 헤더의 형식이 맞지 않아요.';
  if (Object.keys(fields).length) throw new DomainError('VALIDATION', { fields });
}

/** Parses params, query, headers or body. A part that is not declared must be empty. Throws VALIDATION with field sentences. */
export function parsePart(schema: v.GenericSchema | undefined, value: unknown): unknown {
  refuseUnstorable(value, '');
  // A list passes for an object in valibot, and null would pass for an absent part.
  if (value === null || (Array.isArray(value) && schema?.type !== 'array')) throw new DomainError('VALIDATION');
  const parsed = v.safeParse(schema ?? NOTHING, value ?? {});
  if (parsed.success) return schema ? parsed.output : undefined;
  throw new DomainError('VALIDATION', { fields: fieldsOf(parsed.issues) });
}

/** One sentence for each wrong field, the first that was found. */
export function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (v.getDotPath(issue) ?? '').slice(0, 120).toWellFormed().replaceAll('\u0000', '');
    if (path && !Object.hasOwn(fields, path) && path !== '__proto__') fields[path] = sentenceOf(issue);
  }
  return fields;
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  // The contracts word their own checks in Korean; valibot's English defaults are not for people.
  if (/[\uac00-\ud7a3]/.test(issue.message)) return issue.message;
  const limit = String(issue.requirement);
  const isList = Array.isArray(issue.input);
  switch (issue.type) {
    case 'strict_object':
      return issue.expected === 'never' ? '쓸 수 없는 항목이에요.' : '꼭 입력해 주세요.';
    case 'max_length':
      return isList ? `${limit}개까지 보낼 수 있어요.` : `${limit}자까지 쓸 수 있어요.`;
    case 'min_length':
      return isList ? `${limit}개 이상 골라 주세요.` : `${limit}자 이상 입력해 주세요.`;
    case 'max_value':
      return `${limit} 이하로 입력해 주세요.`;
    case 'min_value':
      return `${limit} 이상으로 입력해 주세요.`;
    case 'picklist':
    case 'literal':
    case 'variant':
      return '정해진 값 가운데 하나여야 해요.';
    default:
      return issue.received === 'undefined' ? '꼭 입력해 주세요.' : '형식이 맞지 않아요.';
  }
}

// PostgreSQL refuses both with an error of its own; no part of any request may carry them (R31).
function refuseUnstorable(value: unknown, path: string): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed())
      throw new DomainError('VALIDATION', { fields: path ? { [path]: '쓸 수 없는 글자가 있어요.' } : {} });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(key, '');
    refuseUnstorable(inner, (path ? `${path}.${key}` : key).slice(0, 120));
  }
}
