import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { FieldChange } from '../contract/finding.ts';
import { Id, Version } from '../contract/scalar.ts';
import {
  PROFILE_VIEWERS,
  ProfileDraft,
  ProfileSubmission,
  PublicTeacherProfile,
  TeacherProfile,
} from './teacher-profile.ts';

const path = '/tns/v1/my-profile';
const profile = dataOf(TeacherProfile);
/** A submission's id, or what stands in the place of one. */
const Side = v.union([v.picklist(['DRAFT', 'PUBLISHED']), Id]);

export const profileContract = defineContract({
  checkProfileSubmission: {
    method: 'GET',
    path: `${path}/check-submission`,
    access: 'teacher',
    summary: '수업 프로필을 냈는지 (WEL-1)',
    response: dataOf(v.object({ isSubmitted: v.boolean() })),
    errors: [],
  },
  getTeacherProfile: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 수업 프로필 (PRF-1)',
    response: profile,
    errors: [],
  },
  updateTeacherProfile: {
    method: 'PUT',
    path,
    access: 'teacher',
    summary: '수업 프로필의 초안을 저장하기',
    body: v.strictObject({ version: Version, content: ProfileDraft }),
    response: profile,
    errors: ['VERSION_CONFLICT', 'FILE_NOT_FOUND'],
  },
  submitTeacherProfile: {
    method: 'POST',
    path: `${path}/submit`,
    access: 'teacher',
    summary: '승인을 요청하기 (PRF-2)',
    body: v.strictObject({ version: Version }),
    response: profile,
    errors: ['VERSION_CONFLICT', 'PROFILE_INCOMPLETE', 'WRONG_STATE'],
  },
  cancelTeacherProfile: {
    method: 'POST',
    path: `${path}/cancel`,
    access: 'teacher',
    summary: '승인 요청을 취소하기 (PRF-2)',
    response: profile,
    errors: ['WRONG_STATE'],
  },
  listProfileSubmissions: {
    method: 'GET',
    path: `${path}/submissions`,
    access: 'teacher',
    summary: '승인 기록, 새것부터',
    response: dataOf(v.object({ items: v.array(ProfileSubmission) })),
    errors: [],
  },
  compareProfile: {
    method: 'GET',
    path: `${path}/compare`,
    access: 'teacher',
    summary: '두 판의 차이',
    query: v.strictObject({ from: Side, to: Side }),
    response: dataOf(v.object({ changes: v.array(FieldChange) })),
    errors: [],
  },
  previewTeacherProfile: {
    method: 'GET',
    path: `${path}/preview`,
    access: 'teacher',
    summary: '학부모나 학생에게 보이는 모습',
    query: v.strictObject({ as: v.picklist(PROFILE_VIEWERS), of: v.picklist(['DRAFT', 'PUBLISHED']) }),
    response: dataOf(PublicTeacherProfile),
    errors: [],
  },
});
