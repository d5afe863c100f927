import { NOTIFICATION_CATEGORY_LABELS, type NotificationCategory } from '@portal/domain/notifications/notification';
import {
  NOTIFICATION_CHANNEL_LABELS,
  type NotificationChannel,
  type NotificationSettings,
  type NotificationSwitch,
} from '@portal/domain/notifications/notification-settings';
import { Switch } from '@portal/ui/switch';
import { messages } from '../settings-messages.ts';

/** Why a switch cannot be moved, or undefined when it can. */
export function fixedBecause(
  { email }: Pick<NotificationSettings, 'email'>,
  { category, channel }: Pick<NotificationSwitch, 'category' | 'channel'>,
): string | undefined {
  if (category === 'WARN' && channel === 'IN_APP') return messages.warnFixed;
  return channel === 'EMAIL' && email === null ? messages.noEmail : undefined;
}

interface ChannelSwitchProps {
  settings: NotificationSettings;
  category: NotificationCategory;
  channel: NotificationChannel;
  onSet: (item: NotificationSwitch) => void;
  /** In a table, whose headings show the names. */
  isCell?: boolean;
  /** Where the reason stands that the switch is fixed for. */
  reasonId?: string | undefined;
}

/** Whether one category comes over one channel; nothing where the server does not say. */
export function ChannelSwitch({ settings, category, channel, onSet, isCell = false, reasonId }: ChannelSwitchProps) {
  const item = settings.items.find((one) => one.category === category && one.channel === channel);
  if (!item) return null;
  const reason = fixedBecause(settings, item);
  const label = NOTIFICATION_CHANNEL_LABELS[channel];
  return (
    <Switch
      checked={item.on && !(channel === 'EMAIL' && reason !== undefined)}
      disabled={reason !== undefined}
      hideLabel={isCell}
      description={isCell ? undefined : reason}
      {...(isCell && reason && { 'aria-describedby': reasonId })}
      onChange={(on) => onSet({ category, channel, on })}
    >
      {isCell ? messages.switchName(NOTIFICATION_CATEGORY_LABELS[category], label) : label}
    </Switch>
  );
}
