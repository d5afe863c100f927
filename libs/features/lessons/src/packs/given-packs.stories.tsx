import type { Meta, StoryObj } from '@storybook/react-vite';
import { packsContract } from '@portal/domain/library/packs.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aPackUse } from '@portal/testing/library/pack-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { noPacks } from '../lessons.fixture.ts';
import { GivenPacks } from './given-packs.tsx';

const { listPackUses } = packsContract;
const given = (...items: ReturnType<typeof aPackUse>[]) => ({ platform: [fake(listPackUses, { items })] });
const meta = {
  component: GivenPacks,
  args: { lesson: { id: 'lesson-1', classId: 'class-1' }, isInRoom: true },
  parameters: given(aPackUse(), aPackUse({ packName: '연습 문제', lectureId: null, polls: [], pages: 0 })),
} satisfies Meta<typeof GivenPacks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '꾸러미 둘' };
export const None: Story = { name: '넣은 것이 없음', parameters: { platform: [noPacks] } };
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(listPackUses, 'UNEXPECTED')] },
};
export const Hardest: Story = {
  name: '가장 긴 이름, 휴대폰',
  parameters: given(aPackUse({ packName: HARD_CONTENT.long.slice(0, 60) })),
  globals: { viewport: { value: 'w390' } },
};
