import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { ComboboxField } from './combobox-field.tsx';

const SUBJECTS = ['수학', '한국어', '피아노', '생명 과학'].map((label) => ({ value: label, label }));

/** The list under the field: it stands there only while the field is open. */
const meta = {
  component: ComboboxField,
  args: { label: '과목', options: SUBJECTS, value: '수학', onChange: () => {} },
  parameters: { frameHeight: 420 },
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '열린 목록',
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox')),
};
export const Content: Story = {
  name: '긴 이름과 설명',
  args: {
    options: [
      { value: 'long', label: HARD_CONTENT.long, detail: HARD_CONTENT.url },
      { value: 'vi', label: HARD_CONTENT.vietnamese, lang: 'vi' },
    ],
    value: 'long',
  },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox')),
};
