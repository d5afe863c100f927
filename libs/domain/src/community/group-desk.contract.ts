import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { ClientId, Filled, FilledLine, Id, IntegerText, Line, saysSomething, Version } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';
import { CommunityGroup, CommunitySearch } from './group.ts';

const path = '/tns/v1/ops/groups';
const params = v.strictObject({ groupId: Id });

/** A group as the team keeps it. */
export const KeptGroup = v.object({
  groupId: Id,
  groupName: v.string(),
  description: v.string(),
  banner: v.nullable(FileRef),
  bannerText: v.string(),
  subject: CommunityGroup.entries.subject,
  quantityMembers: CommunityGroup.entries.quantityMembers,
  seats: CommunityGroup.entries.seats,
  owner: v.object({ id: Id, name: v.string(), username: v.string() }),
  version: Version,
});
export type KeptGroup = v.InferOutput<typeof KeptGroup>;

/** What a group is called, what it is about and how it looks. */
const facts = {
  groupName: v.pipe(
    FilledLine(COMMUNITY_LIMITS.groupNameMax, '모임 이름을 입력해 주세요.'),
    v.trim(),
    // Of two names that look the same one is taken.
    v.transform((name) => name.replaceAll(/\s+/g, ' ')),
    v.normalize('NFC'),
  ),
  description: Filled(COMMUNITY_LIMITS.groupDescriptionMax, '어떤 모임인지 적어 주세요.'),
  /** A file that the operator sent for GROUP_BANNER. */
  bannerId: v.nullable(Id),
  bannerText: Line(COMMUNITY_LIMITS.imageTextMax),
  subjectId: v.nullable(Id),
  seats: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(2, '두 명 이상이어야 해요.'),
    v.maxValue(COMMUNITY_LIMITS.seatsMax, `${COMMUNITY_LIMITS.seatsMax}명까지 정할 수 있어요.`),
  ),
  /** The account of the teacher who owns it. */
  ownerUsername: FilledLine(LIMITS.loginFieldMax, '모임장의 아이디나 이메일을 입력해 주세요.'),
};
const isDescribed = ({ bannerId, bannerText }: { bannerId: string | null; bannerText: string }) =>
  bannerId === null || saysSomething(bannerText);
const NOT_DESCRIBED = '배너에 무엇이 보이는지 적어 주세요.';

/** A group as an operator founds it; the same `clientId` is one group. */
export const NewGroup = v.pipe(
  v.strictObject({ clientId: ClientId, ...facts }),
  v.forward(
    v.check((group) => isDescribed(group), NOT_DESCRIBED),
    ['bannerText'],
  ),
);
export type NewGroup = v.InferOutput<typeof NewGroup>;

/** What an operator changes of a group, against the version that she read. Another owner comes in the place of the one before. */
export const GroupFacts = v.pipe(
  v.strictObject({ version: Version, ...facts }),
  v.forward(
    v.check((group) => isDescribed(group), NOT_DESCRIBED),
    ['bannerText'],
  ),
);
export type GroupFacts = v.InferOutput<typeof GroupFacts>;

/** The operators' desk for groups; they lie with those who decide about what is reported. */
export const groupDeskContract = defineContract({
  listKeptGroups: {
    method: 'GET',
    path,
    access: 'operator',
    summary: '모든 모임, 이름순',
    query: v.strictObject({
      search: v.optional(CommunitySearch),
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(v.object({ items: v.array(KeptGroup) })),
    errors: [],
  },
  getKeptGroup: {
    method: 'GET',
    path: `${path}/:groupId`,
    access: 'operator',
    summary: '모임 하나',
    params,
    response: dataOf(KeptGroup),
    errors: [],
  },
  createGroup: {
    method: 'POST',
    path,
    access: 'operator',
    summary: '모임을 만들고 첫 모임장 정하기; 같은 clientId로 다시 보내도 하나',
    body: NewGroup,
    status: 201,
    response: dataOf(KeptGroup),
    errors: ['VALUE_TAKEN', 'FILE_NOT_FOUND', 'KEY_REUSED', 'LIMIT_REACHED'],
  },
  updateGroup: {
    method: 'PUT',
    path: `${path}/:groupId`,
    access: 'operator',
    summary: '모임의 이름, 소개, 배너, 과목, 자리, 모임장 고치기',
    params,
    body: GroupFacts,
    response: dataOf(KeptGroup),
    errors: ['VALUE_TAKEN', 'FILE_NOT_FOUND', 'GROUP_FULL', 'VERSION_CONFLICT'],
  },
});
