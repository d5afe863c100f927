import type { Meta, StoryObj } from '@storybook/react-vite';
import * as editedPack from '@portal/lectures/pack-editor/edit-pack-page.stories';
import * as newPack from '@portal/lectures/pack-editor/new-pack-page.stories';
import * as packs from '@portal/lectures/packs/lesson-packs-page.stories';
import * as library from '@portal/lectures/page/library-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '자료 있음', parameters: inPortal(library.default, library.Loaded) };
export const LoadedPhone: Story = { ...Loaded, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Empty: Story = { name: '비어 있음', parameters: inPortal(library.default, library.Empty) };
export const Failed: Story = { name: '오류', parameters: inPortal(library.default, library.Failed) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(library.default, library.Longest),
  globals: { texts: 'long' },
};

export const Packs: Story = { name: '꾸러미', parameters: inPortal(packs.default, packs.Loaded) };
export const PacksPhone: Story = { ...Packs, name: '꾸러미, 휴대폰', globals: { viewport: { value: 'w390' } } };
export const NewPack: Story = { name: '새 꾸러미', parameters: inPortal(newPack.default, newPack.Blank) };
export const EditedPack: Story = { name: '꾸러미 고치기', parameters: inPortal(editedPack.default, editedPack.Loaded) };
export const EditedPackPhone: Story = {
  ...EditedPack,
  name: '꾸러미 고치기, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
