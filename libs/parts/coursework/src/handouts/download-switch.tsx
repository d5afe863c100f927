import { Controller, useFormContext } from 'react-hook-form';
import { type FileRef, isTooLargeToLook } from '@portal/domain/assets/file';
import { Banner } from '@portal/ui/banner';
import { Switch } from '@portal/ui/switch';
import { shownName } from '@portal/upload/file-words';
import { download as words } from './download-messages.ts';

interface DownloadSwitchProps {
  files: readonly FileRef[];
  label: string;
  hint?: string | undefined;
}

/** Whether files may be downloaded (ASG-1); says which of them nobody can see otherwise. */
export function DownloadSwitch({ files, label, hint }: DownloadSwitchProps) {
  const { control } = useFormContext<{ downloadAllowed: boolean }>();
  const unseen = files.filter(isTooLargeToLook).map(({ name }) => shownName(name));
  return (
    <Controller
      control={control}
      name="downloadAllowed"
      render={({ field: { value, ...field } }) => (
        <div>
          <Switch {...field} checked={value} description={hint}>
            {label}
          </Switch>
          <div role="status">
            {!value && unseen.length > 0 && (
              <Banner tone="warning" title={words.notSeen}>
                {words.notSeenBody(unseen.join(', '))}
              </Banner>
            )}
          </div>
        </div>
      )}
    />
  );
}
