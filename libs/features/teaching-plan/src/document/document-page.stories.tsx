import type { Meta, StoryObj } from '@storybook/react-vite';
import { placesContract as contract } from '@portal/domain/library/places.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { placesWith, somePlaces } from '../places.fixture.ts';
import { DocumentPage } from './document-page.tsx';

const path = '/account/teaching-plan/document';
const platform = placesWith(somePlaces());
const meta = { component: DocumentPage, parameters: { path, platform } } satisfies Meta<typeof DocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '지금 보이는 자료' };
export const Upcoming: Story = { name: '나중에 보일 자료', parameters: { path: `${path}/upcoming` } };
export const Completed: Story = { name: '공개가 끝난 자료', parameters: { path: `${path}/completed` } };
export const NothingFound: Story = {
  name: '고른 수업에는 없음',
  parameters: { path: `${path}/completed?classId=class-2` },
};
export const Empty: Story = { name: '비어 있음', parameters: { platform: placesWith([]) } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listPlaces), ...platform] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listPlaces, 'UNEXPECTED'), ...platform] },
};
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
