import * as v from 'valibot';
import { GroupDetail, CommunityGroup, GroupMember } from '@portal/domain/community/group';
import { KeptGroup } from '@portal/domain/community/group-desk.contract';
import { CommunityPost } from '@portal/domain/community/post';
import {
  aComment,
  aGroupDetail,
  aKeptGroup,
  anOwnReport,
  aPackPost,
  aPost,
  aQuestion,
  aRemoval,
  aSolvedQuestion,
  someGroupMembers,
  someGroups,
} from './community-builders.ts';

it.each([
  ['someGroups', v.array(CommunityGroup), someGroups()],
  ['aGroupDetail', GroupDetail, aGroupDetail()],
  ['someGroupMembers', v.array(GroupMember), someGroupMembers()],
  ['aPost', CommunityPost, aPost({ report: anOwnReport() })],
  ['aQuestion', CommunityPost, aQuestion({ isMine: true, isRemoved: true, removal: aRemoval() })],
  ['aSolvedQuestion', CommunityPost, aSolvedQuestion({ answer: aComment({ isChosen: true }) })],
  ['aPackPost', CommunityPost, aPackPost()],
  ['aKeptGroup', KeptGroup, aKeptGroup()],
])('%s is what the contract says [COM-1]', (_name, schema, built) => {
  expect(v.safeParse(schema, built).issues).toBeUndefined();
});
