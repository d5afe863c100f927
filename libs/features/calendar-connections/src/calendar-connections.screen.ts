import { screen, within } from '@testing-library/react';
import { openedDialog } from '@portal/testing-react/opened-dialog';

/** Words for the tests of this section: where things are. */
export const title = () => screen.findByRole('heading', { level: 1, name: '캘린더 연결' });
export const panel = async (name: string) => within(await screen.findByRole('region', { name }));
export const feedsPanel = () => panel('다른 앱에서 내 일정 보기');
export const externalPanel = () => panel('다른 캘린더 연결');
export const importPanel = () => panel('파일에서 가져오기');
export const question = (name: string) => openedDialog(name, 'alertdialog');
