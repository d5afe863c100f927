import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NotificationSettings } from '@portal/domain/notifications/notification-settings';
import { Switch } from '@portal/ui/switch';
import { TimeField } from '@portal/ui/time-field';
import { messages } from '../settings-messages.ts';

const words = messages.quiet;
const USUAL = { quietFrom: '22:00', quietTo: '07:00' } as const;
/** Arrows move a time in steps, of which only the last is meant. */
const SAVE_AFTER_MS = 600;

type Quiet = Pick<NotificationSettings, 'quietFrom' | 'quietTo'>;

interface QuietHoursProps {
  settings: Quiet;
  onSave: (quiet: Quiet) => void;
}

/** The hours in which nothing may ring; they may run over midnight, and the words say so. */
export function QuietHours({ settings, onSave }: QuietHoursProps) {
  const { quietFrom, quietTo } = settings;
  const isOn = quietFrom !== null && quietTo !== null;
  return (
    <chakra.div display="grid" gap="3">
      <Switch
        checked={isOn}
        description={words.hint}
        onChange={(on) => onSave(on ? USUAL : { quietFrom: null, quietTo: null })}
      >
        {words.on}
      </Switch>
      {isOn && <Hours from={quietFrom} to={quietTo} onSave={onSave} />}
    </chakra.div>
  );
}

function Hours({ from, to, onSave }: { from: string; to: string; onSave: (quiet: Quiet) => void }) {
  const [draft, setDraft] = useState<{ from: string; to: string }>();
  const shown = draft ?? { from, to };
  const isEqual = shown.from !== '' && shown.from === shown.to;

  const save = () => {
    if (!draft || draft.from === '' || draft.to === '' || isEqual) return;
    setDraft(undefined);
    if (draft.from !== from || draft.to !== to) onSave({ quietFrom: draft.from, quietTo: draft.to });
  };
  const saveLater = useEffectEvent(save);
  useEffect(() => {
    if (!draft) return undefined;
    const timer = setTimeout(() => saveLater(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const say = shown.from > shown.to ? words.overMidnight : words.sameDay;
  return (
    // Whoever goes on from here, perhaps to another page, means what stands here.
    <div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || save()}>
      <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3" maxW="24rem">
        <TimeField label={words.from} value={shown.from} onChange={(time) => setDraft({ ...shown, from: time })} />
        <TimeField
          label={words.to}
          value={shown.to}
          error={isEqual && words.equal}
          onChange={(time) => setDraft({ ...shown, to: time })}
        />
      </chakra.div>
      <chakra.p aria-live="polite" textStyle="body.sm" color="fg.muted" mt="1.5">
        {shown.from !== '' && shown.to !== '' && !isEqual && say(shown.from, shown.to)}
      </chakra.p>
    </div>
  );
}
