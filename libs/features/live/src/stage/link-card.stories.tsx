import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkCard } from './link-card.tsx';

const meta = { component: LinkCard, args: { url: 'https://meet.example.com/a' } } satisfies Meta<typeof LinkCard>;
export default meta;

export const Elsewhere: StoryObj<typeof meta> = { name: '다른 곳에서 하는 화상 수업' };
