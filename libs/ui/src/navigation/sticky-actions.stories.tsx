import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { Field, TextArea } from '../fields/field.tsx';
import { StickyActions } from './sticky-actions.tsx';

const meta = {
  component: StickyActions,
  args: {
    children: (
      <>
        <Button variant="outline">취소</Button>
        <Button>저장</Button>
      </>
    ),
  },
  argTypes: { children: { control: false }, note: { control: false } },
  parameters: {
    docs: {
      description: {
        component: '양식의 단추들이에요. 휴대폰에서는 화면 아래에 붙어 있고, 넓은 화면에서는 양식 끝에 있어요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '0 16px', maxWidth: 640 }}>
        {['소개', '준비물', '숙제', '다음 수업', '메모'].map((label) => (
          <Field key={label} label={label}>
            <TextArea defaultValue={HARD_CONTENT.long} />
          </Field>
        ))}
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '넓은 화면' };
export const WithNote: Story = { name: '양식에 대한 말과 함께', args: { note: <p>10:42에 자동 저장했어요</p> } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
