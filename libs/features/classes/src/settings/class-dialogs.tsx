import { type ReactNode, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetClassQuery } from '@portal/api/classes/classes.api';
import { Dialog } from '@portal/ui/dialog';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { cancel, header, settings } from '../class-messages.ts';
import { CancelForm } from './cancel-form.tsx';
import type { AskedAction } from './class-menu.tsx';
import type { ClassFormProps } from './dialog-form.tsx';
import { SettingsForm } from './settings-form.tsx';

export interface OpenDialog {
  action: AskedAction;
  /** Of the class. */
  id: string;
}

interface Props {
  /** Null: none is open. */
  dialog: OpenDialog | null;
  onClose: () => void;
}

const TITLES: Record<AskedAction, string> = { cancel: cancel.title, settings: settings.title };
const FORMS = { cancel: CancelForm, settings: SettingsForm } as const satisfies Record<AskedAction, unknown>;

/** What the menu of a class asks in a dialog, wherever the menu stands. */
export function ClassDialogs({ dialog, onClose }: Props) {
  if (!dialog) return null;
  return (
    <Dialog open title={TITLES[dialog.action]} onClose={onClose} closeOnClickAway={false}>
      <WithClass id={dialog.id}>
        {(given) => {
          const Form = FORMS[dialog.action];
          return <Form {...given} onClose={onClose} />;
        }}
      </WithClass>
    </Dialog>
  );
}

function WithClass({ id, children }: { id: string; children: (given: Omit<ClassFormProps, 'onClose'>) => ReactNode }) {
  // A row does not know the version and the notice of its class, and what is cached may be old.
  const { currentData, error, isFetching, refetch } = useGetClassQuery({ id }, { refetchOnMountOrArgChange: true });
  const [isReloading, setIsReloading] = useState(false);
  async function reload(): Promise<void> {
    setIsReloading(true);
    await refetch();
    setIsReloading(false);
  }
  if (currentData) return children({ shown: currentData, isReloading, onReload: () => void reload() });
  if (!error) return <SkeletonText lines={4} label={header.loading} />;
  return (
    <ErrorState title={header.failed} onRetry={() => void refetch()} retrying={isFetching} size="sm">
      {problemOf(error).message}
    </ErrorState>
  );
}
