import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { CommunityGroup, CommunitySearch, GROUP_ROLES, GroupDetail, GroupMember } from './group.ts';

const path = '/tns/v1/groups';
const params = v.strictObject({ groupId: Id });
const detail = dataOf(GroupDetail);

const wanted = v.strictObject({
  /** A part of a group's name or description. */
  search: v.optional(CommunitySearch),
  /** What follows this one; the first without it. */
  lastItem: v.optional(Id),
  size: v.optional(IntegerText(1, 50)),
});

/** Groups of teachers and who is in them (COM-1). Every teacher may read; who writes is a member. */
export const groupsContract = defineContract({
  listMyGroups: {
    method: 'GET',
    path: `${path}/mine`,
    access: 'teacher',
    summary: '내가 가입한 모임, 이름순 (COM-1)',
    query: wanted,
    response: dataOf(v.object({ items: v.array(CommunityGroup) })),
    errors: [],
  },
  listGroups: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '모든 모임, 이름순',
    query: wanted,
    response: dataOf(v.object({ items: v.array(CommunityGroup) })),
    errors: [],
  },
  getGroup: {
    method: 'GET',
    path: `${path}/:groupId`,
    access: 'teacher',
    summary: '모임 하나: 소개, 멤버, 질문의 수 (COM-1)',
    params,
    response: detail,
    errors: [],
  },
  listGroupMembers: {
    method: 'GET',
    path: `${path}/:groupId/members`,
    access: 'teacher',
    summary: '모임의 멤버: 모임장, 운영 멤버, 그다음은 가입한 순서',
    params,
    query: v.strictObject({
      role: v.optional(v.picklist(GROUP_ROLES)),
      /** A part of a name. */
      search: v.optional(CommunitySearch),
      /** The id of a member: what follows her. */
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(v.object({ items: v.array(GroupMember) })),
    errors: [],
  },
  joinGroup: {
    method: 'POST',
    path: `${path}/:groupId/join`,
    access: 'teacher',
    summary: '모임에 가입하기; 이미 멤버이면 그대로 (COM-1)',
    params,
    response: detail,
    errors: ['GROUP_FULL'],
  },
  leaveGroup: {
    method: 'POST',
    path: `${path}/:groupId/leave`,
    access: 'teacher',
    summary: '모임에서 나가기; 모임장은 먼저 다른 멤버에게 넘긴다. 쓴 글은 남는다',
    params,
    response: detail,
    errors: ['LAST_OWNER'],
  },
  muteGroup: {
    method: 'PUT',
    path: `${path}/:groupId/mute`,
    access: 'teacher',
    summary: '모임의 알림을 끄거나 켜기',
    params,
    body: v.strictObject({ isMuted: v.boolean() }),
    response: detail,
    errors: ['NOT_MEMBER'],
  },
  changeMemberRole: {
    method: 'PUT',
    path: `${path}/:groupId/members/:memberId`,
    access: 'teacher',
    summary: '운영 멤버로 정하거나 거두기; OWNER는 모임장을 넘기고 자신은 운영 멤버로 남는다',
    params: v.strictObject({ groupId: Id, memberId: Id }),
    body: v.strictObject({ role: v.picklist(GROUP_ROLES) }),
    response: dataOf(GroupMember),
    errors: ['NOT_OWNER', 'LAST_OWNER'],
  },
});
