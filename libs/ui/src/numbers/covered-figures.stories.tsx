import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoveredFigures } from './covered-figures.tsx';

const meta = { component: CoveredFigures, args: { title: '최근 12개월' } } satisfies Meta<typeof CoveredFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Covered: Story = { name: '금액을 가림' };
