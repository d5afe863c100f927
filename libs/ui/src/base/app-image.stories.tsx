import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppImage } from './app-image.tsx';

const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#dff3f1"/><path d="M0 180 90 70l60 70 50-40 120 80z" fill="#69b9b6"/><circle cx="250" cy="50" r="22" fill="#f4885d"/></svg>',
  );

const meta = {
  component: AppImage,
  args: { src: PICTURE, alt: '산과 해를 그린 그림', width: 320, height: 180 },
  parameters: {
    docs: {
      description: {
        component:
          '화면에 필요한 크기로 받아 오는 그림이에요 (IMG-1). 크기를 미리 알려 자리가 움직이지 않아요. 첫 화면의 가장 큰 그림에만 `priority`를 써요.',
      },
    },
  },
} satisfies Meta<typeof AppImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Round: Story = { name: '둥근 모서리', args: { borderRadius: 'l3', width: 160, height: 90 } };
