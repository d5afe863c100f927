import { memo, type RefObject } from 'react';
import { PageHeading } from '@portal/portal-core/page-heading';
import { messages } from '../messages.ts';
import { AddMenu, type AddMenuProps } from './add-menu.tsx';
import { CalendarToolbar, type CalendarToolbarProps } from './calendar-toolbar.tsx';

interface Props extends CalendarToolbarProps, Pick<AddMenuProps, 'onAdd'> {
  isPhone: boolean;
  /** The button that adds. */
  home: RefObject<HTMLButtonElement | null>;
}

/** The name of the page with its tools beside it; a phone has a row of them of its own. */
export const CalendarHeading = memo(function CalendarHeading({ isPhone, home, onAdd, ...toolbar }: Props) {
  return (
    <PageHeading
      title={messages.title}
      spokenOnly={isPhone}
      actions={
        <>
          <CalendarToolbar {...toolbar} />
          <AddMenu ref={home} onAdd={onAdd} />
        </>
      }
    />
  );
});
