import { opsChoiceOf, opsReasonWords } from '@portal/domain/ops/ops-choice';
import type { OpsMaterial, OpsVerdict } from '../../core/desk/ops-source.ts';

/** What a decision lacks, by its field. A remark that no field of the content shows would never reach who should read it. */
export function verdictProblems(
  { decision, reason, remarks }: OpsVerdict,
  material: OpsMaterial,
): Record<string, string> {
  const choice = opsChoiceOf(material.queue, decision);
  if (!choice) return { decision: '여기서는 할 수 없는 결정이에요.' };
  const problems: Record<string, string> = {};
  if (choice.says !== 'NOTHING' && reason.trim() === '') problems['reason'] = opsReasonWords(material.queue).missing;
  if (choice.says !== 'REMARKS') {
    if (remarks.length) problems['remarks'] = `${choice.label}에는 항목별 의견을 달 수 없어요.`;
    return problems;
  }
  remarks.forEach(({ path }, at) => {
    if (!hasField(material, path)) problems[`remarks.${at}.path`] = '심사하는 내용에 없는 항목이에요.';
    else if (remarks.findIndex((other) => other.path === path) < at)
      problems[`remarks.${at}.path`] = '한 항목에는 의견을 하나만 달 수 있어요.';
  });
  return problems;
}

/** Whether `packages.0.fee` leads somewhere. A picture is called by what its form writes, `imageId`. */
function hasField(material: OpsMaterial, path: string): boolean {
  if (!('content' in material)) return material.fields.some((field) => field.path === path);
  let place: unknown = material.content;
  for (const step of path.split('.')) {
    const name = step === 'imageId' ? 'image' : step;
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return false;
    place = (place as Readonly<Record<string, unknown>>)[name];
  }
  return true;
}
