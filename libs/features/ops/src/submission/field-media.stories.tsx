import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFile } from '@portal/testing/assets/file-builders';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { aCourseItem, aProfileItem } from '@portal/testing/ops/ops-item-builders';
import { FieldMedia } from './field-media.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%239cd5d2" d="M0 0h16v9H0z"/%3E%3C/svg%3E';

const meta = {
  component: FieldMedia,
  parameters: { platform: [] },
  args: {
    details: aCourseItem({ content: aCourseContent({ image: aFile({ previewUrl: PICTURE }) }) }),
    path: 'imageId',
  },
} satisfies Meta<typeof FieldMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { name: '이미지' };
export const Video: Story = { name: '영상', args: { path: 'introVideoUrl' } };
export const Paper: Story = { name: '증빙 파일', args: { details: aProfileItem(), path: 'certificates.0.file' } };
