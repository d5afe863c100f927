import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant } from '../contract/scalar.ts';
import { FAMILY_LANGUAGES, GUARDIAN_RELATIONS } from './class.ts';

const path = '/tns/v1/my-classes/:id/family-links';

/** The door of one guardian to one class; whoever has the link stands for her. */
export const FamilyLink = v.object({
  guardianId: Id,
  guardianName: v.string(),
  relation: v.picklist(GUARDIAN_RELATIONS),
  language: v.picklist(FAMILY_LANGUAGES),
  /** Whether her children only try a lesson of the class, or did. */
  isTrial: v.boolean(),
  studentIds: v.array(Id),
  studentNames: v.array(v.string()),
  path: v.string(),
  /** Whether letters reach her; otherwise the teacher hands the link over herself. */
  hasEmail: v.boolean(),
  /** Who invited her, where another guardian did; empty where that one is none any more. */
  addedBy: v.nullable(v.string()),
  /** Whether each of her children has somebody besides her. */
  mayRemove: v.boolean(),
  /** When it was last opened; null where it never was. */
  usedAt: v.nullable(Instant),
  /** From when on it opens nothing: thirty days after the class. */
  closesAt: Instant,
});
export type FamilyLink = v.InferOutput<typeof FamilyLink>;

/** The links by which families come to a class they belong to (security: a forwarded one can be revoked). */
export const familyLinksContract = defineContract({
  listFamilyLinks: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '가족마다의 링크',
    params: v.strictObject({ id: Id }),
    response: dataOf(v.object({ items: v.array(FamilyLink) })),
    errors: [],
  },
  renewFamilyLink: {
    method: 'POST',
    path: `${path}/:guardianId/renew`,
    access: 'teacher',
    summary:
      '링크를 버리고 새로 만들기; 메일이 있는 가족은 새 링크를 메일로 받는다. 수업이 끝나고 닫힌 뒤에는 할 수 없다',
    params: v.strictObject({ id: Id, guardianId: Id }),
    response: dataOf(FamilyLink),
    errors: ['WRONG_STATE'],
  },
  removeGuardian: {
    method: 'DELETE',
    path: `${path}/:guardianId`,
    access: 'teacher',
    summary:
      '보호자를 제외하기: 링크가 닫히고 메일이 가지 않으며 대화에서 나간다. 아이에게 다른 보호자가 없으면 할 수 없다',
    params: v.strictObject({ id: Id, guardianId: Id }),
    response: dataOf(v.object({ items: v.array(FamilyLink) })),
    errors: ['WRONG_STATE'],
  },
});
