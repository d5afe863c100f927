import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aReadyProfile, someCatalogs } from '../profile.fixture.ts';
import { valuesOf } from '../values/profile-values.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const base = valuesOf(aReadyProfile());

const meta = {
  component: ConflictDialog,
  args: {
    open: true,
    base,
    mine: {
      ...base,
      shortIntro: '개념과 풀이가 함께 보이는 중등 수학 수업',
      areas: [{ provinceCode: '79', districtCode: '760', communeCode: '26740' }],
    },
    theirs: { ...base, version: 4, shortIntro: '개념이 보이는 중등 수학', currentPosition: '수학 교사' },
    onClose: fn(),
    onChoose: fn(),
  },
  parameters: { platform: someCatalogs, docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Differences: Story = { name: '서로 다른 세 항목' };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
