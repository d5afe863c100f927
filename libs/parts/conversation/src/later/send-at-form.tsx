import { chakra } from '@chakra-ui/react/styled-system';
import { Moon } from 'lucide-react';
import { useState } from 'react';
import { sharedOf } from '@portal/domain/chat/chat-family';
import { maySendAt } from '@portal/domain/chat/later-message';
import { cityOf, clockOf } from '@portal/domain/format/zone-city';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { MomentField } from '@portal/ui/moment-field';
import { RadioCards } from '@portal/ui/radio-cards';
import { StickyActions } from '@portal/ui/sticky-actions';
import { laterChoices, laterMoment, theirMoment } from './later-choices.ts';
import { later as words } from './later-messages.ts';
import { nightOf } from './night-words.ts';

const OWN = 'own';

interface SendAtFormProps {
  /** Of the teacher. */
  zone: string;
  /** Of all who read it, each once: whoever sleeps then is said. None where nobody is known. */
  readerZones: readonly string[];
  isConnected: boolean;
  /** When it is to be sent as it is. */
  sendAt?: string;
  onSend: (sendAt: string) => void;
}

/** When a message is sent: at one of a few proposals, or at a moment of her own; both by her clocks and by those of who reads it. */
export function SendAtForm({ zone, readerZones, isConnected, sendAt: before, onSend }: SendAtFormProps) {
  const theirZone = sharedOf(readerZones) ?? zone;
  const [opened] = useState(now);
  const choices = laterChoices(opened, theirZone);
  const isProposed = before === undefined || choices.some(({ at }) => at === before);
  const [chosen, setChosen] = useState(isProposed ? (before ?? choices[0]?.at ?? OWN) : OWN);
  const [own, setOwn] = useState(isProposed ? null : before);
  const isElsewhere = theirZone !== zone;
  const sendAt = chosen === OWN ? own : chosen;
  const isPossible = sendAt !== null && maySendAt(new Date(sendAt), now());
  const city = cityOf(theirZone);
  const night = isPossible ? nightOf(sendAt, 'then', readerZones.length > 0 ? readerZones : [zone]) : undefined;

  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {(isElsewhere || zone !== DEFAULT_TIME_ZONE) && (
        <chakra.p textStyle="caption" color="fg.muted">
          {[zone !== DEFAULT_TIME_ZONE && clockOf(zone), isElsewhere && words.theirs(city)].filter(Boolean).join(' · ')}
        </chakra.p>
      )}
      <RadioCards
        label={words.choices}
        value={chosen}
        onChange={setChosen}
        options={[
          ...choices.map(({ label, at }) => ({
            value: at,
            label,
            description: [
              laterMoment(at, opened, zone),
              ...(isElsewhere ? [words.atTheirs(city, theirMoment(at, opened, zone, theirZone))] : []),
            ].join(' · '),
          })),
          { value: OWN, label: words.own },
        ]}
      />
      {chosen === OWN && (
        <MomentField
          labels={words.moment}
          value={own}
          onChange={setOwn}
          zone={zone}
          today={dayOf(opened, zone)}
          min={dayOf(opened, zone)}
          {...(own !== null &&
            isElsewhere && { helper: words.atTheirs(city, theirMoment(own, opened, zone, theirZone)) })}
          {...(own !== null && !isPossible && { error: words.range })}
        />
      )}
      <chakra.div role="status">
        {night && (
          <chakra.p display="flex" gap="2" textStyle="body.sm" color="fg.warning">
            <Icon as={Moon} size={16} />
            {night}
          </chakra.p>
        )}
        {!isConnected && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.offline}
          </chakra.p>
        )}
      </chakra.div>
      <StickyActions>
        <Button disabled={!isPossible || !isConnected} onClick={() => isPossible && onSend(sendAt)}>
          {isPossible ? words.send(laterMoment(sendAt, opened, zone)) : words.choose}
        </Button>
      </StickyActions>
    </chakra.div>
  );
}
