import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPicture } from './product-picture.tsx';

const meta = { component: ProductPicture } satisfies Meta<typeof ProductPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = { name: '제품에서 찍은 그림' };
