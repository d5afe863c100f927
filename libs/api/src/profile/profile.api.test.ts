/** @jest-environment @portal/test-runner/dom-environment */
import { profileContract as contract } from '@portal/domain/profile/profile.contract';
import { EMPTY_PROFILE } from '@portal/domain/profile/teacher-profile';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aPublicTeacherProfile, aTeacherProfile } from '@portal/testing/profile/profile-builders';
import { closeWorlds, watchedWorld } from '@portal/testing-api/watched-world';
import { problemOf } from '../api-problem.ts';
import { teacherProfileApi } from './profile.api.ts';
import { profileStatusApi } from './profile.status.api.ts';

afterEach(closeWorlds);

const { getTeacherProfile, previewTeacherProfile, updateTeacherProfile, submitTeacherProfile } =
  teacherProfileApi.endpoints;
const PATH = '/tns/v1/my-profile';
const [PROFILE, STATUS] = [`GET ${PATH}`, `GET ${PATH}/check-submission`];
const PREVIEW = `GET ${PATH}/preview?as=PARENT&of=DRAFT`;
const saves = fake(contract.updateTeacherProfile, aTeacherProfile({ version: 4 }));

async function aWriter(saving = saves) {
  const world = watchedWorld([
    saving,
    fake(contract.getTeacherProfile, aTeacherProfile({ version: 3 })),
    fake(contract.checkProfileSubmission, { isSubmitted: true }),
    fake(contract.previewTeacherProfile, aPublicTeacherProfile()),
    fake(contract.submitTeacherProfile, aTeacherProfile({ version: 5, status: 'PENDING' })),
  ]);
  const { dispatch, getState } = world.store;
  dispatch(getTeacherProfile.initiate(undefined));
  dispatch(previewTeacherProfile.initiate({ as: 'PARENT', of: 'DRAFT' }));
  dispatch(profileStatusApi.endpoints.checkProfileSubmission.initiate(undefined));
  await world.settled();
  return { ...world, version: () => getTeacherProfile.select(undefined)(getState()).data?.version };
}
const draft = { body: { version: 3, content: EMPTY_PROFILE } };

describe('the teaching profile while it is written [PRF-1]', () => {
  it('is at once what the save answered; only its preview is read again', async () => {
    const writer = await aWriter();
    const asked = await writer.askedAfter(() => writer.store.dispatch(updateTeacherProfile.initiate(draft)));
    expect(asked).toEqual([PREVIEW, `PUT ${PATH}`]);
    expect(writer.version()).toBe(4);
  });

  it('stays what it was where somebody else was first, and says so', async () => {
    const writer = await aWriter(fakeProblem(contract.updateTeacherProfile, 'VERSION_CONFLICT'));
    const { error } = await writer.store.dispatch(updateTeacherProfile.initiate(draft));
    expect(problemOf(error)).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(writer.version()).toBe(3);
  });
});

describe('the way of a profile through its review [PRF-2]', () => {
  it('is shown everywhere once it was handed in: the welcome dialog asks no more [WEL-1]', async () => {
    const { store, askedAfter } = await aWriter();
    const asked = await askedAfter(() => store.dispatch(submitTeacherProfile.initiate({ body: { version: 3 } })));
    expect(asked).toEqual([PROFILE, STATUS, PREVIEW, `POST ${PATH}/submit`].toSorted());
  });

  it('is read again when the team has decided, or the connection was away', async () => {
    const { realtime, askedAfter } = await aWriter();
    const all = [PROFILE, STATUS, PREVIEW].toSorted();
    expect(await askedAfter(() => realtime.push('profile.changed', {}))).toEqual(all);
    expect(await askedAfter(() => realtime.reconnect())).toEqual(all);
  });
});
